import { baseName } from '../../observe/submission/found.ts';
import type { Language } from '../../types/submission.ts';
import { SITE_WORDS as WORDS } from '../../words/site.ts';
import type { Kit } from '../core/protocol.ts';
import { type DeclaredApi, declaredApi } from './declaredApi.ts';
import { Editor } from './editor.ts';
import { element } from './elements.ts';
import { fetchKit, Grader } from './grader.ts';
import { Results } from './results.ts';
import { worksOffline } from './offline.ts';
import { save } from './save.ts';
import { storeOf } from './store.ts';

/** What the page's own element says of it. */
interface Facts {
  readonly slug: string;
  /** The name of the file to be handed in, by language. */
  readonly files: Readonly<Partial<Record<Language, string>>>;
}

const store = storeOf(import.meta.url);
const main = element('main', HTMLElement);
const facts = JSON.parse(main.dataset['exercise'] ?? '') as Facts;
const site = new URL('..', import.meta.url);

const check = element('check', HTMLButtonElement);
const stop = element('stop', HTMLButtonElement);
const choice = element('language', HTMLSelectElement);
const asOneTypes = element('as-one-types', HTMLInputElement);
const kept = element('kept', HTMLElement);
const results = new Results();
/** By languages that were shown. */
const apis: Partial<Record<Language, DeclaredApi>> = {};

const editor = new Editor(element('editor', HTMLElement), {
  label: WORDS.editor,
  describedBy: WORDS.editorKeys,
  api: (shown) => (apis[shown] ??= declaredApi(kit?.files ?? {}, shown)),
  onChange: () => {
    editor.mark([]);
    keepSoon();
    checkSoon();
  },
  onCheck: () => void run(),
});

let kit: Kit | null = null;
let grader: Grader | null = null;
let later: ReturnType<typeof setTimeout> | undefined;

/** What the editor shows; the choice may say another already. */
let language = choice.value as Language;
const fileName = (): string => facts.files[language] ?? '';
const starter = (): string => kit?.files[`starter/${fileName()}`] ?? '';

const isDrafted = (): boolean => store.draft(facts.slug, fileName()) !== null;

/** Soon, and not at each key. */
function keepSoon(): void {
  clearTimeout(later);
  later = setTimeout(keep, 300);
}

/** For how long typing pauses before what was typed is checked, where that was asked for; in ms. */
const A_PAUSE = 1_000;
let pausing: ReturnType<typeof setTimeout> | undefined;
/** Whether something was typed while a check went on. */
let isStale = false;

function checkSoon(): void {
  clearTimeout(pausing);
  if (asOneTypes.checked) pausing = setTimeout(() => void run(), A_PAUSE);
}

function keep(): void {
  clearTimeout(later);
  if (kit === null) return;
  if (editor.text === starter()) store.dropDraft(facts.slug, fileName());
  else kept.textContent = store.keepDraft(facts.slug, fileName(), editor.text) ? WORDS.kept : WORDS.notKept;
}

function show(): void {
  editor.show(store.draft(facts.slug, fileName()) ?? starter(), language);
  element('file-name', HTMLElement).textContent = fileName();
  kept.textContent = '';
}

async function run(): Promise<void> {
  isStale = check.disabled && asOneTypes.checked;
  if (grader === null || check.disabled) return;
  keep();
  check.disabled = true;
  stop.disabled = false;
  results.begin();
  const [name, text] = [fileName(), editor.text];
  try {
    const checked = await grader.check(language, { name, text });
    results.tell(checked);
    if (checked.kind === 'checked') {
      editor.mark(
        checked.told.stops
          .filter(({ file }) => baseName(file) === name)
          .map(({ line, error }) => ({ line, says: error })),
      );
      const { points, max, isPassed } = checked.told;
      if (points !== null) store.keepProgress(facts.slug, { points, max, isPassed });
    }
  } catch (error) {
    results.failed(error instanceof Error ? error.message : String(error));
  }
  check.disabled = false;
  stop.disabled = true;
  if (isStale) await run();
}

async function open(file: File): Promise<void> {
  const ending = file.name.slice(file.name.lastIndexOf('.'));
  const other = Object.entries(facts.files).find(([, name]) => name.endsWith(ending));
  if (other !== undefined && other[0] !== language) {
    choice.value = other[0];
    switchLanguage();
  }
  editor.replace(await file.text());
  editor.focus();
}

function switchLanguage(): void {
  keep();
  language = choice.value as Language;
  store.keepLanguage(facts.slug, language);
  show();
}

function listen(): void {
  check.addEventListener('click', () => void run());
  stop.addEventListener('click', () => {
    isStale = false;
    grader?.stop();
  });
  asOneTypes.checked = store.isCheckedWhileTyping();
  asOneTypes.addEventListener('change', () => {
    store.keepCheckedWhileTyping(asOneTypes.checked);
    checkSoon();
  });
  choice.addEventListener('change', switchLanguage);
  element('download', HTMLButtonElement).addEventListener('click', () =>
    save({ name: fileName(), text: editor.text }),
  );
  const picker = element('picker', HTMLInputElement);
  element('open', HTMLButtonElement).addEventListener('click', () => picker.click());
  picker.addEventListener('change', () => {
    const [file] = picker.files ?? [];
    if (file !== undefined) void open(file);
    picker.value = '';
  });
  const dialog = element('over', HTMLDialogElement);
  element('start-over', HTMLButtonElement).addEventListener('click', () => dialog.showModal());
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'yes') editor.replace(starter());
    editor.focus();
  });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) void run();
  });
}

async function begin(): Promise<void> {
  const wanted = store.language(facts.slug);
  if (wanted !== null && facts.files[wanted as Language] !== undefined) choice.value = wanted;
  language = choice.value as Language;
  kit = await fetchKit(site, facts.slug);
  grader = new Grader(new URL('assets/core.js', site), kit, {
    fetched: (done, all) => results.fetched(done, all),
    judged: (told) => results.judged(told),
  });
  show();
  if (isDrafted() && matchMedia('(max-width: 70rem)').matches)
    element('handout', HTMLDetailsElement).open = false;
  listen();
  check.disabled = false;
  main.dataset['ready'] = 'yes';
  grader.warm(language);
}

begin().catch((error: unknown) => results.failed(error instanceof Error ? error.message : String(error)));
worksOffline(site);
