import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Failure, firstLine } from './outcome.ts';

export interface TestRun {
  readonly passed: number;
  readonly failures: readonly Failure[];
}
/** Where a run leaves what came of it. */
export const TEST_RUN = 'test-results/test-run.json';

/** Writes down what came of a run, with what vitest's own reports leave out: errors around tests, and those nobody waited for. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const passed = modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0);
    const run: TestRun = { passed, failures: [...modules.flatMap(failuresOf), ...unhandled.map(strayOf)] };
    writeFileSync(TEST_RUN, JSON.stringify(run));
  }
}

function failuresOf(module: TestModule): readonly Failure[] {
  const failed = (test: string | null, errors: readonly SerializedError[] = []): Failure => ({
    file: module.relativeModuleId,
    test,
    error: firstLine(errors[0]?.message),
  });
  // What fails around tests, such as a hook or an import, is tried again with its whole file.
  const around = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  if (around.length > 0) return [failed(null, around)];
  const tests = [...module.children.allTests('failed')].map((test) => failed(test.fullName, test.result().errors));
  return tests.length > 0 || module.ok() ? tests : [failed(null)];
}

function strayOf(error: SerializedError): Failure {
  const path = error['VITEST_TEST_PATH'];
  const file = typeof path === 'string' ? path.replace(`${process.cwd()}/`, '') : null;
  return { file, test: null, error: firstLine(error.message) };
}
