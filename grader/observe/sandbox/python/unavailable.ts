/**
 * Modules of Python's library that could only fail later, and less clearly, without a network, a system or a
 * second thread. Importing them fails at once, and the library that is shipped leaves them out.
 */
export const UNAVAILABLE: readonly string[] = [
  '_ctypes',
  '_pyodide',
  'asyncio',
  'concurrent',
  'ctypes',
  'ftplib',
  'http',
  'js',
  'multiprocessing',
  'pty',
  'pyodide',
  'pyodide_js',
  'select',
  'selectors',
  'smtplib',
  'socket',
  'socketserver',
  'sqlite3',
  'ssl',
  'subprocess',
  'termios',
  'tty',
  'webbrowser',
];
