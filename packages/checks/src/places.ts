/** What kind of file a path is: the vocabulary in which the source checks say where a rule holds. */
export const isScript = (path: string): boolean => /\.tsx?$/.test(path);
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) ||
  /^(?:e2e|packages\/testing|packages\/[^/]+\/types|(?:modules|apps|packages)\/[^/]+\/tests)\//.test(path);

/** Tools and assembly: they may do what product code may not. */
export const isTool = (path: string): boolean => /^(?:scripts|bench|migrations)\//.test(path);

export const isModuleCode = (path: string): boolean => path.startsWith('modules/') && isScript(path) && !isTest(path);
export const isEngineCode = (path: string): boolean =>
  /^packages\/(?:engine|content|identity|http|web|entry|handheld|shell)\/src\//.test(path) && isScript(path) && !isTest(path);

/** `modules/base/defs/part.ts` → `base` and `defs`; null outside the modules. */
export function modulePlace(path: string): { readonly module: string; readonly folder: string } | null {
  const [top, module, folder, file] = path.split('/');
  return top === 'modules' && module && folder ? { module, folder: file === undefined ? '' : folder } : null;
}
