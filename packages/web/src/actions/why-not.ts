import { fill, type Text, words } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { loadButtons } from '../api/lists.ts';
import { placeOf } from '../product/menu.ts';
import { useMenu } from '../product/use-menu.ts';

export interface Why {
  readonly text: Text;
  readonly unblock: Text;
}

/**
 * Why the person may not do this on a page of an entity; null when they may, or as long as nobody knows. Whoever has no such page
 * may do nothing there, and it is not asked about.
 */
export function useWhyNot(page: string, entity: string): (action: string) => Why | null {
  const menu = useMenu();
  const theirs = menu !== undefined && placeOf(menu, page) !== null;
  const buttons = useQuery({ queryKey: ['buttons', page], queryFn: () => loadButtons(page), enabled: theirs });
  const unknown = menu === undefined || (theirs && !buttons.isSuccess);
  return (action) =>
    unknown || buttons.data?.some((button) => button.action === action)
      ? null
      : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: `${entity}.${action}` }) };
}
