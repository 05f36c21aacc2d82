// Calls a person whose turn it is: a soft tone, and a notification if the page is hidden. Both only if wanted.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function callToTurn(text: string, title: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { body: text, tag: "kartentisch-turn" });
  }
}

function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, delay] of [[523, 0], [784, 0.12]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + delay);
    volume.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.5);
  }
}
