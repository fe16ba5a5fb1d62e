import { CORRECT, SWAPPED } from './smallExercise.ts';

/** What a learning system gives for one assignment, with invented people, and who must be found in it. */
export interface Download {
  readonly layout: string;
  readonly title: string;
  /** Name of the archive without its ending. */
  readonly archive: string;
  readonly files: Readonly<Record<string, string>>;
  /** `id name`, the ids of a group joined by `+`, in order of id. */
  readonly found: readonly string[];
  readonly leftOver?: Readonly<Record<string, string>>;
  /** Ids whose work is right; all others that are found have none that can be read. */
  readonly right: readonly string[];
}

const GIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678';
const LOG = `${'0'.repeat(40)} ${GIT} Ada <ada@example.org> 1770000000 +0100\tclone: from https://example.org/x\n`;
const METADATA = `---
submission_1001:
  :submitters:
  - :name: Ada Byron
    :sid: '007'
    :email: ada@example.org
  :created_at: 2026-03-01 22:59:59.123456789 Z
  :score: 4.0
  :history:
  - :id: 990
    :created_at: 2026-02-28 10:00:00.000000000 Z
submission_1002:
  :submitters:
  - :name: Bo Li
    :sid: '12'
  - :name: "Çelik, Can"
    :sid: '13'
    :email: can@example.org
  :created_at: 2026-03-02 08:00:00.000000000 -08:00
`;
const NOTE = `Name: Ada Byron (ada_b)
Assignment: Lab_1
Date Submitted: Sunday, 1 March 2026

Files:
\tOriginal filename: minimax.js
`;

export const DOWNLOADS: readonly Download[] = [
  {
    layout: 'canvas',
    title: 'Canvas: late, handed in again, several files, typed, a line in a name',
    archive: 'submissions',
    files: {
      'byronada_101_5001_minimax.js': SWAPPED,
      'byronada_101_5007_minimax-1.js': CORRECT,
      'libo_LATE_102_5002_minimax.js': CORRECT,
      'libo_LATE_102_5003_help_1_2.js': 'export const x = 1;\n',
      'o_brien_103_5004_minimax-3.js': CORRECT,
      'typed_104_text.html': '<p>function minimax</p>',
      'both_105_5005_minimax.js': CORRECT,
      'both_105_text.html': '<p>see my file</p>',
      'agent_7b_106_5006_minimax.js': CORRECT,
      'Grades-2026.csv': 'id,name\n',
    },
    found: ['101 byronada', '102 libo', '103 o_brien', '104 typed', '105 both', '106 agent_7b'],
    leftOver: {
      'Grades-2026.csv': 'not-a-submission',
      'both_105_text.html': 'typed-beside-files',
      'byronada_101_5001_minimax.js': 'other-attempt',
    },
    right: ['101', '102', '103', '105', '106'],
  },
  {
    layout: 'canvas',
    title: 'Canvas: without names',
    archive: 'submissions',
    files: {
      'anon_aB3dE_6001_minimax.js': CORRECT,
      'anon_x9Yz_LATE_6002_minimax.js': CORRECT,
      'anon_LATE_q1Wer_6003_minimax.js': CORRECT,
    },
    found: ['aB3dE anon_aB3dE', 'q1Wer anon_q1Wer', 'x9Yz anon_x9Yz'],
    right: ['aB3dE', 'q1Wer', 'x9Yz'],
  },
  {
    layout: 'moodle',
    title: 'Moodle: folders, a name with a line, blind, a team, typed',
    archive: 'AI-Lab 1-4711',
    files: {
      'Ada Byron_201_assignsubmission_file/minimax.js': CORRECT,
      'Li_Wei Bo_202_assignsubmission_file/src/minimax.js': CORRECT,
      'Participant_203_assignsubmission_file/minimax.js': CORRECT,
      'Team Ω_204_assignsubmission_file/minimax.js': CORRECT,
      'Team Ω_204_assignsubmission_onlinetext/onlinetext.html': '<p>ours</p>',
      'Can Çelik_205_assignsubmission_onlinetext/onlinetext.html': '<p>mine</p>',
    },
    found: ['201 Ada Byron', '202 Li_Wei Bo', '203 Participant 203', '204 Team Ω', '205 Can Çelik'],
    leftOver: { 'Team Ω_204_assignsubmission_onlinetext': 'typed-beside-files' },
    right: ['201', '202', '203', '204'],
  },
  {
    layout: 'moodle',
    title: 'Moodle before 4.1, and flat',
    archive: 'AI-Lab 1-4711',
    files: {
      'Ada Byron_201_assignsubmission_file_/minimax.js': CORRECT,
      'Bo Li_202_assignsubmission_file_minimax.js': CORRECT,
      'Bo Li_202_assignsubmission_file_my_notes.js': '// none\n',
      'Can Çelik_205_assignsubmission_onlinetext_onlinetext.html': '<p>mine</p>',
    },
    found: ['201 Ada Byron', '202 Bo Li', '205 Can Çelik'],
    right: ['201', '202'],
  },
  {
    layout: 'gradescope',
    title: 'Gradescope: a group, an earlier attempt, a folder that the metadata do not know',
    archive: 'assignment_33_export',
    files: {
      'submission_metadata.yml': METADATA,
      'submission_990/minimax.js': SWAPPED,
      'submission_1001/minimax.js': CORRECT,
      'submission_1002/lab/minimax.js': CORRECT,
      'submission_1003/minimax.js': CORRECT,
    },
    found: ['007 Ada Byron', '12+13 Bo Li, Çelik, Can'],
    leftOver: {
      submission_1003: 'not-in-metadata',
      submission_990: 'other-attempt',
      'submission_metadata.yml': 'not-a-submission',
    },
    right: ['007', '12', '13'],
  },
  {
    layout: 'blackboard',
    title: 'Blackboard: lines in the assignment and in a username, two attempts',
    archive: 'gradebook_ai_Lab_1',
    files: {
      'Lab_1_ada_b_attempt_2026-03-01-10-00-00.txt': NOTE,
      'Lab_1_ada_b_attempt_2026-03-01-10-00-00_minimax.js': CORRECT,
      'Lab_1_li2_attempt_2026-03-01-09-00-00.txt': 'Name: Bo Li (li2)\n',
      'Lab_1_li2_attempt_2026-03-01-09-00-00_minimax.js': SWAPPED,
      'Lab_1_li2_attempt_2026-03-02-09-00-00_minimax.js': CORRECT,
      'Lab_1_can_attempt_2026-03-02-11-00-00.txt': 'Submission Field: function minimax\n',
    },
    found: ['ada_b Ada Byron', 'can can', 'li2 Bo Li'],
    leftOver: {
      'Lab_1_ada_b_attempt_2026-03-01-10-00-00.txt': 'not-a-submission',
      'Lab_1_li2_attempt_2026-03-01-09-00-00.txt': 'not-a-submission',
      'Lab_1_li2_attempt_2026-03-01-09-00-00_minimax.js': 'other-attempt',
    },
    right: ['ada_b', 'li2'],
  },
  {
    layout: 'brightspace',
    title: 'Brightspace: folders, two attempts, a date that is not known alone',
    archive: 'Lab 1 Download Mar 3, 2026 905 AM',
    files: {
      'index.html': '<html></html>',
      '77-301 - Ada Byron- Mar 1, 2026 905 AM/minimax.js': SWAPPED,
      '77-301 - Ada Byron- Mar 1, 2026 105 PM/minimax.js': CORRECT,
      '77-302 - Bo - Li- 2 March, 2026 2105/minimax.js': CORRECT,
      '77-303 - Can Çelik- mardi 3 mars 2026 09 h 05/minimax.js': CORRECT,
      '77-304 - Di Eve- mardi 3 mars 2026 09 h 05/minimax.js': CORRECT,
      '77-304 - Di Eve- mercredi 4 mars 2026 09 h 05/minimax.js': CORRECT,
    },
    found: ['301 Ada Byron', '302 Bo - Li', '303 Can Çelik', '304 Di Eve'],
    leftOver: { '77-301 - Ada Byron- Mar 1, 2026 905 AM': 'other-attempt', 'index.html': 'not-a-submission' },
    right: ['301', '302', '303'],
  },
  {
    layout: 'brightspace',
    title: 'Brightspace: flat',
    archive: 'Lab 1',
    files: {
      '77-301 - Ada Byron- Mar 1, 2026 905 AM - minimax.js': CORRECT,
      '77-302 - Bo Li- Mar 1, 2026 906 AM - minimax.js': CORRECT,
      '77-302 - Bo Li- Mar 1, 2026 906 AM - my - notes.js': '// none\n',
    },
    found: ['301 Ada Byron', '302 Bo Li'],
    right: ['301', '302'],
  },
  {
    layout: 'github-classroom',
    title: 'GitHub Classroom: clones with what tools leave',
    archive: 'lab-1-submissions',
    files: {
      'lab-1-ada-b/.git/HEAD': 'ref: refs/heads/main\n',
      'lab-1-ada-b/.git/logs/HEAD': LOG,
      'lab-1-ada-b/minimax.js': CORRECT,
      'lab-1-ada-b/node_modules/x/minimax.js': SWAPPED,
      'lab-1-ada-c/.git/HEAD': `${GIT}\n`,
      'lab-1-ada-c/minimax.js': CORRECT,
      'README.md': '# Lab 1\n',
    },
    found: ['ada-b ada-b', 'ada-c ada-c'],
    leftOver: { 'README.md': 'not-a-submission' },
    right: ['ada-b', 'ada-c'],
  },
  {
    layout: 'plain',
    title: 'folders, files and archives',
    archive: 'class',
    files: {
      'ada/minimax.js': CORRECT,
      'bo.js': CORRECT,
      'can/deep/minimax.js': CORRECT,
      'roster.csv': 'id\n',
      'index.html': 'x',
      'di.rar': 'Rar!',
      'di/minimax.js': CORRECT,
    },
    found: ['ada ada', 'bo bo', 'can can', 'di di'],
    leftOver: {
      'di.rar': 'beside-unpacked',
      'index.html': 'not-a-submission',
      'roster.csv': 'not-a-submission',
    },
    right: ['ada', 'bo', 'can', 'di'],
  },
];
