import { packageRoot } from '../types/root.ts';
import { bundle, bundleForPages } from './bundle.ts';
import { bundleForWeb } from './bundleForWeb.ts';
import { buildPython } from './python.ts';
import { buildQuickJs } from './quickjs.ts';
import { publishSchemas } from './publishSchemas.ts';
import { compileQuizSchemas } from './quizSchemas.ts';
import { compileSchemas } from './schemas.ts';
import { writeThirdParty } from './thirdParty.ts';
import { buildTypeScript } from './typescript.ts';
import { writeTypes } from './types.ts';
import { runUnlessUpToDate } from './upToDate.ts';

/** What `npm run build` makes beyond the compiled TypeScript: all of it under `dist/`, but the schemas. */
const root = packageRoot();
// What makes the engines, and the versions of what they are made from.
const engine = ['package-lock.json', 'dist/grader/build', 'dist/grader/observe'];
await runUnlessUpToDate(root, {
  makes: ['dist/quickjs.wasm'],
  from: engine,
  run: () => buildQuickJs(root),
});
await runUnlessUpToDate(root, {
  makes: ['dist/typescript.wasm.br', 'dist/typescript.cjs'],
  from: engine,
  run: () => buildTypeScript(root),
});
await publishSchemas(root);
await compileSchemas(root);
await compileQuizSchemas(root);
await runUnlessUpToDate(root, {
  makes: ['dist/python.wasm', 'dist/python.snapshot', 'dist/python.library.zip'],
  from: [...engine, 'grader/observe/sandbox/python'],
  run: () => buildPython(root),
});
await writeTypes(root);
const pages = await bundleForPages(root);
await writeThirdParty(root, [...(await bundle(root)), ...pages, ...(await bundleForWeb(root))]);
