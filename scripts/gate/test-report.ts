import { relative } from 'node:path';

/** What vitest writes with `--reporter=json`, as far as it is read here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly duration?: number }[];
  }[];
}

/** `<file>: <full test name>` of what failed; the file alone where it failed outside its tests. */
export const failuresIn = ({ testResults }: TestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
      return tests.length > 0 ? tests : [file];
    });
