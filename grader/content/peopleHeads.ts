/**
 * What the columns of a table of people are called, in small letters: in rosters, in tables of answers, and
 * in what learning systems export. Of several that there are the first counts first.
 */
export const ID_HEADS = [
  'id',
  'student id',
  'student_id',
  'sid',
  'user id',
  'orgdefinedid',
  'identifier',
  'sis user id',
] as const;

/** What else a system may know somebody by. */
export const LOGIN_HEADS = [
  'sis login id',
  'integration id',
  'id number',
  'username',
  'login',
  'user',
  'github_username',
  'github',
] as const;

export const EMAIL_HEADS = ['email', 'email address', 'e-mail', 'mail'] as const;
export const NAME_HEADS = ['name', 'student', 'full name', 'student name'] as const;

/** Where one column must say who somebody is: `student` may hold an id, too. */
export const WHO_HEADS = [...ID_HEADS, ...LOGIN_HEADS, 'student', ...EMAIL_HEADS] as const;
