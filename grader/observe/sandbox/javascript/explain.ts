import type { Frame } from "../../../types/observation.ts";
import type { Sources } from "./sources.ts";

/** What is not there, and what to do about it. The sandbox has JavaScript itself, `console` and nothing else. */
const MISSING: Readonly<Record<string, string>> = {
  setTimeout: 'a search answers when it returns, so there are no timers',
  setInterval: 'a search answers when it returns, so there are no timers',
  setImmediate: 'a search answers when it returns, so there are no timers',
  queueMicrotask: 'a search answers when it returns, so nothing runs later',
  fetch: 'submissions run without a network',
  XMLHttpRequest: 'submissions run without a network',
  WebSocket: 'submissions run without a network',
  process: 'submissions run without Node; use only JavaScript itself and what your function is given',
  Buffer: 'submissions run without Node; use only JavaScript itself and what your function is given',
  require: 'this file uses import and export, so use import here too',
  module: 'this file uses import and export, so export your function with "export function"',
  exports: 'this file uses import and export, so export your function with "export function"',
  __dirname: 'submissions run without files',
  window: 'submissions run without a browser; use only JavaScript itself and what your function is given',
  document: 'submissions run without a browser; use only JavaScript itself and what your function is given',
  alert: 'submissions run without a browser; console.log prints',
  prompt: 'submissions run without a browser and cannot ask anybody anything',
  WebAssembly: 'submissions run as JavaScript only',
};

/** Adds to the engine's message what a student needs to go on. */
export function explain(name: string, message: string, _sources: Sources, _at: Frame | undefined): string {
  if (name === 'ReferenceError') {
    const missing = /^(\w+) is not defined$/.exec(message)?.[1];
    const hint = missing === undefined || !Object.hasOwn(MISSING, missing) ? undefined : MISSING[missing];
    return hint === undefined ? message : `${message}: ${hint}`;
  }
  return message;
}
