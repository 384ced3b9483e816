import type { Text } from '@takt/model';
import { actOn, loadRow, Refusal, useDone, useSay, useThisTab } from '@takt/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { PurchaseForecast } from '../../defs/orders/purchase-forecast.ts';
import { ForecastMatrix } from './forecast-matrix.tsx';
import type { replyOf } from './forecast-grid.ts';
import { useForecastReply } from './use-forecast-reply.ts';
import style from './reply.module.css';

const SEND: Text = ['提交回复', 'Send the reply'];
const SENT: Text = ['回复已提交', 'The reply was sent'];

/** A forecast as the server sends it. */
export interface ForecastRow {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly revision: unknown;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** The forecast that was chosen, with the supplier's promises in it. */
export function ForecastReply({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const { id: entity } = PurchaseForecast;
  const row = useQuery({ queryKey: ['reply', entity, id], queryFn: () => loadRow<ForecastRow>(entity, id), gcTime: 0 });
  if (row.error) return <Refusal error={row.error} />;
  if (!row.data) return <Skeleton active />;
  return (
    <>
      <h2 className={style['number']}>{row.data.number}</h2>
      <ForecastAnswer forecast={row.data} onSent={onSent} />
    </>
  );
}

/** The sheet to promise in, and the button that sends it. */
export function ForecastAnswer({ forecast, onSent }: { readonly forecast: ForecastRow; readonly onSent?: () => void }) {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const tab = useThisTab();
  const { grid, promises, change, id, submit } = useForecastReply(forecast);
  const sending = useMutation({
    mutationFn: (input: ReturnType<typeof replyOf>) =>
      actOn(PurchaseForecast.id, 'feedback', [forecast], { input: { answer: input.answer, replies: input.replies } }),
    onSuccess: () => {
      done(SENT);
      tab.setUnsaved(false);
      onSent?.();
      // A page of this forecast that is open shows what was sent.
      void client.invalidateQueries({ queryKey: ['record', PurchaseForecast.id, forecast.id] });
    },
  });
  return (
    <>
      <ForecastMatrix
        id={id}
        grid={grid}
        promises={promises}
        onChange={(next) => {
          change(next);
          // Closing the tab would lose what is typed; the browser asks first.
          tab.setUnsaved(true);
        }}
      />
      <Refusal error={sending.error} />
      <Button className={style['send'] ?? ''} type="primary" loading={sending.isPending} onClick={() => submit(sending.mutate)}>
        {say(SEND)}
      </Button>
    </>
  );
}
