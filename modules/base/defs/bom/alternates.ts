import { addDays, blank, compareDecimal, type Decimal, type Guard, type Rule, sumDecimal } from '@takt/model';

/** What a line of a BOM says about taking the place of others. */
interface Alternate {
  readonly alternateGroup: string | null;
  readonly priority: number | null;
  readonly share: Decimal | null;
  readonly runOutOn: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}
interface Lined {
  readonly lines: readonly Alternate[];
}

export const alternateRules: readonly Rule<Lined>[] = [
  {
    field: 'lines',
    must: ({ lines }) => lines.every(({ alternateGroup, priority }) => blank(alternateGroup) === blank(priority)),
    else: ['替代组与优先级必须同时填写', 'An alternate group and its priority are filled in together'],
  },
  {
    field: 'lines',
    must: ({ lines }) =>
      lines.every(({ alternateGroup, share, runOutOn }) => !blank(alternateGroup) || (blank(share) && blank(runOutOn))),
    else: ['份额和用尽日期只用于替代组', 'A share and a run-out date are those of an alternate: name its group'],
  },
];

const holds = ({ validFrom, validTo }: Alternate, day: string): boolean =>
  (validFrom ?? '') <= day && (blank(validTo) || (validTo ?? '') >= day);

/** Days on which a group may become another: where a line begins, and after it has ended. */
const turns = (group: readonly Alternate[]): readonly string[] =>
  group.flatMap(({ validFrom, validTo }) => [validFrom ?? '', ...(validTo ? [addDays(validTo, 1)] : [])]);

function sharesAll(group: readonly Alternate[]): boolean {
  if (group.every(({ share }) => blank(share))) return true;
  return turns(group).every((day) => {
    const there = group.filter((line) => holds(line, day));
    return there.length === 0 || compareDecimal(sumDecimal(there.map(({ share }) => share)), '100') === 0;
  });
}

/** A group has no shares at all, or they are the whole on every day. */
export const shares: Guard<Lined> = {
  id: 'shares',
  must: ({ lines }) => {
    const groups = Map.groupBy(
      lines.filter(({ alternateGroup }) => !blank(alternateGroup)),
      ({ alternateGroup }) => alternateGroup,
    );
    return [...groups.values()].every(sharesAll);
  },
  else: ['同一替代组的份额合计必须为100%', 'The shares of an alternate group must add up to 100 %'],
  unblock: [
    '请修改份额，或清空该组的全部份额，只按优先级使用',
    'Change the shares, or clear all of the group’s to go by priority alone',
  ],
};
