import type { Finding, Source } from './finding.ts';
import { isModuleCode } from './places.ts';
import { findInCode } from './scan.ts';

const CLASS_EXTENDS = /\bclass(?:\s+\w+)?(?:\s*<[^{]*>)?\s+extends\s+(?!(?:\w*Error)\b)([\w.$]+)/g;

/**
 * Finds classes in modules that inherit from anything but an error. Remembers: behaviour shared by inheritance from
 * one controller of 3,629 lines (ERPNext).
 */
export const noExtends = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => isModuleCode(path))
    .flatMap((source) => findInCode(source, CLASS_EXTENDS, ([, base]) => `inherits from ${base}; compose functions and values`));
