import { fill, type Text, words } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { loadButtons } from '../api/lists.ts';

export interface Why {
  readonly text: Text;
  readonly unblock: Text;
}

/** Why the person may not do this on a page of an entity; null when they may, or as long as nobody knows. */
export function useWhyNot(page: string, entity: string): (action: string) => Why | null {
  const buttons = useQuery({ queryKey: ['buttons', page], queryFn: () => loadButtons(page) });
  return (action) =>
    !buttons.isSuccess || buttons.data.some((button) => button.action === action)
      ? null
      : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: `${entity}.${action}` }) };
}
