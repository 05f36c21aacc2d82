// Calls people to their turn: a soft tone, and a notification if they look elsewhere. Both are opt-in.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export const canNotify = "Notification" in window;

/** Whether the browser allows notifications; it may prompt. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

export function callToTurn(text: string, title: string): void {
  if (settings.sound) chime();
  if (settings.notify && (document.hidden || !document.hasFocus())) notify(text, title);
}

function notify(text: string, title: string): void {
  if (!canNotify || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: text, tag: "kartentisch-turn" });
    notification.onclick = () => window.focus();
  } catch {
    // Some phones only let workers notify.
  }
}

/** Two notes; browsers stay silent until the first interaction with the page. */
export function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
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
