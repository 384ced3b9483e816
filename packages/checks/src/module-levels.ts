/** Modules of one line do not call each other; each may call the lines before it. */
const MODULE_LEVELS: readonly (readonly string[])[] = [
  ['organisation'],
  ['access'],
  ['messaging', 'settings', 'operations'],
  ['workflow', 'printing', 'reporting'],
  ['base'],
  ['warehouse', 'equipment'],
  ['quality', 'production', 'yard'],
  ['planning', 'purchasing', 'sales'],
];

/** The module's level, or -1 for a name nobody has given one. */
export const levelOf = (module: string): number => MODULE_LEVELS.findIndex((level) => level.includes(module));
