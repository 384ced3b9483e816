import { fill, sharedWords, type Text } from '@takt/model';
import { Refusal, Say, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { resourcesFromShipped, resourcesToShipped } from '../../defs/index.ts';
import { giveBack, type May, takeOver, useChanged } from './calls.ts';

const TAKEN: Text = ['已套用出厂菜单，共 {n} 个节点', 'The shipped menu was taken over, nodes: {n}'];
const BACK: Text = ['已恢复出厂菜单，删除了 {n} 个节点', 'The shipped menu stands again, nodes deleted: {n}'];
const SURE: Text = ['恢复出厂菜单？将删除全部 {n} 个节点。', 'Back to the shipped menu? All {n} nodes will be deleted.'];
const LOST: Text = ['公司自己的名称、顺序和停用设置将丢失。', 'The company’s own names, order and disabled entries are lost.'];

interface ShippedProps {
  readonly count: number;
  readonly may: May;
  readonly onDone: () => void;
}

/** From the shipped menu to one of the company's own, and back. */
export function Shipped({ count, may, onDone }: ShippedProps) {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const changed = useChanged();
  const taking = useMutation({
    mutationFn: takeOver,
    onSuccess: ({ count: n }) => done(fill(TAKEN, { n })),
    onSettled: changed,
  });
  const giving = useMutation({
    mutationFn: giveBack,
    onSuccess: ({ count: n }) => {
      done(fill(BACK, { n }));
      onDone();
    },
    onSettled: changed,
  });
  const ask = (): void =>
    void modal.confirm({
      title: <Say text={fill(SURE, { n: count })} />,
      content: <Say text={LOST} />,
      okText: say(resourcesToShipped.label),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.cancel),
      onOk: () => giving.mutate(),
    });
  return (
    <>
      {count === 0 && may('create') && (
        <Button type="primary" loading={taking.isPending} onClick={() => taking.mutate()}>
          {say(resourcesFromShipped.label)}
        </Button>
      )}
      {count > 0 && may('delete') && (
        <Button loading={giving.isPending} onClick={ask}>
          {say(resourcesToShipped.label)}
        </Button>
      )}
      <Refusal error={taking.error ?? giving.error} />
    </>
  );
}
