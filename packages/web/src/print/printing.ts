import { type Field, fill, formatDateTime, PRINT_FOOT, type Text } from '@takt/model';
import { useQueryClient } from '@tanstack/react-query';
import { type Choice, ownerQuery } from '../api/calls.ts';
import { wireNow } from '../api/company-clock.ts';
import { decidedBy } from '../api/decided.ts';
import { companyName, personName } from '../api/owner-names.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { useProduct } from '../product/assembly.ts';
import type { Codelists } from './cell-text.ts';

const PRINTED: Text = ['打印人 {who}　{when}', 'Printed by {who}, {when}'];

/** What every sheet needs to know: the company, who prints when, and the words of the codelists on it. */
export function usePrinting() {
  const say = useSay();
  const lang = useLang();
  const client = useQueryClient();
  const { codelist } = useProduct();
  const codelistsOf = async (fields: readonly Pick<Field, 'options'>[]): Promise<Codelists> => {
    const names = [...new Set(fields.flatMap(({ options }) => options.list ?? []))];
    // A list somebody may not read leaves its codes as they are.
    const found = names.map(
      async (name): Promise<[string, readonly Choice[]]> => [
        name,
        await client.fetchQuery({ queryKey: ['codelist', name], queryFn: () => codelist(name) }).catch(() => []),
      ],
    );
    return new Map(await Promise.all(found));
  };
  const imprint = async () => {
    const owner = await client.fetchQuery(ownerQuery);
    const who = say(personName(owner));
    return {
      lang: lang === 'zh' ? 'zh-CN' : 'en',
      company: say(companyName(owner)),
      foot: [decidedBy(owner, PRINT_FOOT), say(fill(PRINTED, { who, when: formatDateTime(wireNow()).slice(0, 16) }))]
        .filter((line) => line !== null)
        .join('　'),
    };
  };
  return { codelistsOf, imprint };
}
