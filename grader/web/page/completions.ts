import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { hoverTooltip, showTooltip, type Tooltip } from '@codemirror/view';
import type { DeclaredApi, Member } from './declaredApi.ts';

/** What an argument of the program can be asked, completed behind its dot. */
export const completes =
  (api: () => DeclaredApi) =>
  (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/\b(\w+)\.\w*$/);
    if (typed === null) return null;
    const [owner = ''] = typed.text.split('.');
    const members = membersOf(api(), owner);
    if (members.length === 0) return null;
    return {
      from: typed.from + owner.length + 1,
      options: members.map(({ name, signature, doc, isCall }) => ({
        label: name,
        detail: signature,
        info: doc,
        type: isCall ? 'method' : 'property',
      })),
      validFor: /^\w*$/,
    };
  };

const membersOf = ({ types, given }: DeclaredApi, owner: string): readonly Member[] =>
  types.get(given.get(owner) ?? '') ?? [];

function memberOf(api: DeclaredApi, called: string): Member | undefined {
  const [owner = '', name, ...more] = called.split('.');
  return more.length > 0 ? undefined : membersOf(api, owner).find((member) => member.name === name);
}

/** What a question is, where the pointer is over it, and while its arguments are typed. */
export const explains = (api: () => DeclaredApi): Extension => [
  hoverTooltip((view, at) => {
    const { text, from } = view.state.doc.lineAt(at);
    for (const { 0: called, index } of text.matchAll(/\b\w+\.\w+/g)) {
      const end = from + index + called.length;
      const member = memberOf(api(), called);
      if (member !== undefined && from + index <= at && at <= end)
        return { pos: from + index, end, above: true, create: () => ({ dom: described(member) }) };
    }
    return null;
  }),
  StateField.define<Tooltip | null>({
    create: () => null,
    update: (_, { state }) => whileCalled(state, api()),
    provide: (field) => showTooltip.from(field),
  }),
];

function whileCalled(state: EditorState, api: DeclaredApi): Tooltip | null {
  const { head, empty } = state.selection.main;
  if (!empty) return null;
  for (let at = syntaxTree(state).resolveInner(head, -1); at.parent !== null; at = at.parent) {
    if (
      at.name !== 'ArgList' ||
      head <= at.from ||
      (head >= at.to && state.sliceDoc(at.to - 1, at.to) === ')')
    )
      continue;
    const callee = at.parent.firstChild;
    const member = callee === null ? undefined : memberOf(api, state.sliceDoc(callee.from, callee.to));
    if (member?.isCall !== true) continue;
    return { pos: at.from, above: true, create: () => ({ dom: described(member) }) };
  }
  return null;
}

function described({ name, signature, doc }: Member): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-said';
  const head = document.createElement('code');
  head.textContent = `${name}${signature}`;
  const body = document.createElement('p');
  body.textContent = doc;
  box.append(head, body);
  return box;
}
