import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  foldGutter,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completes, explains } from './completions.ts';
import type { DeclaredApi } from './declaredApi.ts';
import type { Language } from '../../types/submission.ts';

/** What is wrong at a line, from 1. */
export interface Mark {
  readonly line: number;
  readonly says: string;
}

export interface EditorOptions {
  readonly label: string;
  readonly describedBy: string;
  /** What a program is given, in the language that is shown. */
  readonly api: (language: Language) => DeclaredApi;
  readonly onChange: () => void;
  readonly onCheck: () => void;
}

/**
 * A text that is edited. It lies in a shadow tree, where styles are sheets of their own: those that an editor
 * writes into a page are forbidden by the page's policy.
 */
export class Editor {
  readonly #view: EditorView;
  readonly #options: EditorOptions;

  constructor(parent: HTMLElement, options: EditorOptions) {
    this.#options = options;
    const root = parent.attachShadow({ mode: 'open' });
    this.#view = new EditorView({ parent: root, root, state: EditorState.create() });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Shows a text, with nothing to be undone. */
  show(text: string, language: Language): void {
    this.#view.setState(EditorState.create({ doc: text, extensions: this.#extensions(language) }));
  }

  /** Puts another text in place of this one, which can be undone. */
  replace(text: string): void {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  mark(marks: readonly Mark[]): void {
    const { doc } = this.#view.state;
    const diagnostics = marks
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, says }) => {
        const { from, to } = doc.line(line);
        return { from, to, severity: 'error' as const, message: says };
      });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  focus(): void {
    this.#view.focus();
  }

  #extensions(language: Language): Extension[] {
    const { label, describedBy, onChange, onCheck } = this.#options;
    const api = (): DeclaredApi => this.#options.api(language);
    const { extension, language: grammar } =
      language === 'python' ? python() : javascript({ typescript: language === 'typescript' });
    return [
      lineNumbers(),
      foldGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      lintGutter(),
      indentUnit.of(language === 'python' ? '    ' : '  '),
      syntaxHighlighting(COLOURS),
      THEME,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description': describedBy,
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) onChange();
      }),
      keymap.of([
        {
          key: 'Mod-Enter',
          run: () => {
            onCheck();
            return true;
          },
        },
        indentWithTab,
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...completionKeymap,
      ]),
      extension,
      grammar.data.of({ autocomplete: completes(api) }),
      explains(api),
    ];
  }
}

/** Colours are the page's, light and dark. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.typeName, tags.className], color: 'var(--accent)' },
]);

const THEME = EditorView.theme({
  '&': {
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    fontSize: '0.9rem',
  },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', minHeight: '16rem', maxHeight: '70vh' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--tint)', color: 'var(--soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-selection)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--card)' },
  '.cm-said': { maxWidth: '34rem', padding: '0.4rem 0.6rem' },
  '.cm-said code': { fontFamily: 'var(--mono)' },
  '.cm-said p': { margin: '0.25rem 0 0', fontFamily: 'var(--sans)' },
  '.cm-completionDetail': { color: 'var(--soft)', fontStyle: 'normal' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { maxWidth: '22rem' },
  '.cm-matchingBracket': { backgroundColor: 'var(--code-selection)' },
});
