"""A first guided round of each game: data that the engine plays, and texts in `locale/`.

`kartentisch.table` and everything below it may be used here.
"""

from kartentisch.learn.lessons import Area, Lesson, LessonStep, has_lesson, lesson

__all__ = ["Area", "Lesson", "LessonStep", "has_lesson", "lesson"]
