import { fill, sharedWords, type Text } from '@takt/model';
import { Notice, Refusal, Sheet, useCall, useInputFields, useSay, useThisTab } from '@takt/web';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { type Recall, recall, RECALLED_BY, recallConditions } from '../../defs/recall/recall.ts';
import { CrossingTable } from './crossing-table.tsx';
import { StockTable } from './stock-table.tsx';
import { SumsLine } from './sums-line.tsx';
import style from './recall.module.css';

const TITLE: Text = ['召回', 'Recall'];
const HOW: Text = ['扫描或输入一个号码', 'Scan or type a number'];
const HOW_HINT: Text = [
  '批次、供应商批号、容器或序列号：在哪里、去了哪里、从哪里来，并可一次冻结',
  'A batch, supplier batch, container or serial number: where it is, where it went, where it came from, held in one gesture',
];
const UNKNOWN: Text = ['账上没有 {code}', 'The books know nothing of {code}'];
const UNKNOWN_HINT: Text = ['请核对号码，或不限物料再查', 'Check the number, or look without a part'];
const FOUND_BY: Text = ['按{by}找到', 'Found by {by}'];
const LIMITED: Text = [
  '只显示您可以查看的仓库；转往其他仓库的数量计为在途',
  'Only your warehouses are shown; what left them for others counts as in transit',
];
const OUT: Text = ['去向', 'Where it went'];
const NOT_OUT: Text = ['没有离开过仓库', 'None of it has left'];
const CAME: Text = ['来源', 'Where it came from'];
const NOT_IN: Text = ['没有入库记录', 'No receipt is on record'];

/** Where a batch is, where it went, where it came from; what is still here is held in one gesture. */
export function RecallPage() {
  const say = useSay();
  const { params } = useThisTab();
  const asked = { code: params['code'] ?? null };
  const { values, items, submit } = useInputFields('recall', recallConditions, { begin: asked });
  const [sought, setSought] = useState<{ readonly code: string; readonly part: string | null } | null>(
    asked.code === null ? null : { code: asked.code, part: null },
  );
  const found = useCall(recall, sought);
  const look = (): void => {
    const next = { code: String(values['code']).trim(), part: typeof values['part'] === 'string' ? values['part'] : null };
    if (sought?.code === next.code && sought.part === next.part) void found.refetch();
    setSought(next);
  };
  return (
    <Sheet title={TITLE}>
      <form className={style['asked']} onSubmit={submit(look)}>
        {items}
        <Button type="primary" htmlType="submit" loading={found.isFetching}>
          {say(sharedWords.query)}
        </Button>
      </form>
      <Refusal error={found.error} />
      {sought === null && <Notice text={HOW} hint={HOW_HINT} />}
      {found.isLoading && <Skeleton active />}
      {found.data?.goods.length === 0 && <Notice text={fill(UNKNOWN, { code: sought?.code ?? '' })} hint={UNKNOWN_HINT} />}
      {found.data && found.data.goods.length > 0 && <Found found={found.data} onHeld={() => void found.refetch()} />}
    </Sheet>
  );
}

function Found({ found, onHeld }: { readonly found: Recall; readonly onHeld: () => void }) {
  const say = useSay();
  const { by, goods, crossings, limited } = found;
  return (
    <>
      {limited && <Alert className={style['notice'] ?? ''} type="info" showIcon title={say(LIMITED)} />}
      {by && by !== 'batch' && (
        <p className={style['why']}>
          {say([fill(FOUND_BY, { by: RECALLED_BY[by][0] })[0], fill(FOUND_BY, { by: RECALLED_BY[by][1] })[1]])}
        </p>
      )}
      {goods.map((one) => (
        <SumsLine key={one.key} goods={one} />
      ))}
      <StockTable found={found} onHeld={onHeld} />
      <CrossingTable title={OUT} none={NOT_OUT} end="to" found={found} crossings={crossings.filter(({ to }) => to !== null)} />
      <CrossingTable
        title={CAME}
        none={NOT_IN}
        end="from"
        found={found}
        crossings={crossings.filter(({ from }) => from !== null)}
      />
    </>
  );
}
