export * from './attachment.ts';
export * from './choice.ts';
export * from './field.ts';
export * from './link.ts';
export * from './moment.ts';
export * from './number.ts';
export * from './text.ts';
