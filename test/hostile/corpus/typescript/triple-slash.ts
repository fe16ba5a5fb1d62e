/// <reference path="../../../exercise/hidden/one.json" />
/// <reference types="node" preserve="true" />
/// <reference lib="dom" />
/// <reference no-default-lib="true"/>
/// <amd-module name="../../secret" />
// @ts-nocheck
/* @jsx h */ /** @import { x } from "/etc/passwd" */
export function alphaBeta(game: any, state: any): any { return 3; }
