import type { Decimal } from '@takt/model';
import { actOn, loadRow, read } from '@takt/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PickTask } from '../../defs/outbound/pick-task.ts';
import { byPickSequence } from './pick-sequence.ts';

const { toPick, picking } = PickTask.states;
const OPEN = [toPick.code, picking.code];
const MOST = 200;
const KEY = ['pick-tasks'];

/** A task as the list tells it. */
export interface ListedTask {
  readonly id: string;
  readonly number: string;
  readonly sequence: number | null;
  readonly locationLabel: string;
  readonly partLabel: string;
  readonly batch: string | null;
  readonly qty: Decimal;
  readonly unit: string;
  readonly pickerLabel: string | null;
}
/** A task as it is picked. */
export interface OpenedTask extends ListedTask {
  readonly version: number;
  readonly locationCode: string;
  readonly partNo: string;
  readonly gtin: string | null;
  readonly container: string | null;
}
interface Found {
  readonly qty: Decimal;
  readonly reason: string | null;
}

/** What is to be picked, in the order of the walk. */
export const useTasks = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const asked = { _entity: PickTask.id, _params: { status: OPEN }, paging: { page: 1, size: MOST } };
      const { list } = await read<{ readonly list: readonly ListedTask[] }>('/warehouse/ai/queryPage', asked);
      return list.toSorted(byPickSequence);
    },
  });

export const useTask = (id: string) => useQuery({ queryKey: [...KEY, id], queryFn: () => loadRow<OpenedTask>(PickTask.id, id) });

/** Confirms what was scanned; the server judges it once more. */
export const useConfirm = (task: OpenedTask) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ qty, reason }: Found) => {
      const { locationCode: location, partNo: part, batch } = task;
      return actOn(PickTask.id, 'confirm', [task], { input: { location, part, batch, qty, reason } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
