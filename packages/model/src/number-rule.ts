/** Document numbers: constants, date parts and one sequence, e.g. `DN{yyyyMM}{seq:5}`. */
const PART = /\{(yyyyMMdd|yyyyMM|yyMMdd|yyMM|yyyy|yy|seq:(\d))\}/g;

const dateDigits = (date: string, part: string): string => {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return part.replace('yyyy', year).replace('yy', year.slice(2)).replace('MM', month).replace('dd', day);
};

/** The sequence restarts whenever this text changes: the rule with its dates filled in. */
export const numberPeriod = (rule: string, date: string): string =>
  rule.replace(PART, (whole, part: string) => (part.startsWith('seq') ? whole : dateDigits(date, part)));

/** The number itself. A sequence that outgrows its padding just gets longer. */
export const renderNumber = (rule: string, date: string, sequence: number): string =>
  numberPeriod(rule, date).replace(PART, (_, __, width: string) => String(sequence).padStart(Number(width), '0'));

/** Why a rule cannot be used, or null. */
export const numberRuleProblem = (rule: string): string | null => {
  if ((rule.match(/\{seq:\d\}/g) ?? []).length !== 1) return 'exactly one {seq:n} is needed';
  return /[{}]/.test(rule.replace(PART, '')) ? 'unknown part in braces' : null;
};
