import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_TESTS } from './turns.ts';

const isLong = ({ moduleId }: TestSpecification): boolean => LONG_TESTS.some((file) => moduleId.endsWith(`/${file}`));

/** A clean checkout knows no times: what is known to take long begins first, or one core would wait for it at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
