import { ContainerOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { filterParam, leafOf, Refusal, useCall, useMenu, usePages, useSay } from '@takt/web';
import { Button, Drawer, Table } from 'antd';
import { useState } from 'react';
import { type ContainerBalance, containerBalances } from '../../defs/inside/container-balances.ts';
import { CONTAINER_HOLDERS, CONTAINER_STATES } from '../../defs/inside/container-terms.ts';
import style from './balances.module.css';

const CONTAINER = 'warehouse.container';
const TITLE: Text = ['各方结存', 'Balance by party'];
const PARTY: Text = ['持有方', 'Held by'];
const PACKAGE: Text = ['包装', 'Package'];
const HELD: Text = ['结存', 'Held'];
const NOTHING: Text = ['没有器具', 'There are no containers'];

/** A button above the list of containers; behind it, how many each supplier and customer has. A figure leads to its containers. */
export function BalancesDrawer() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ContainerOutlined />} onClick={() => setOpen(true)}>
        {say(TITLE)}
      </Button>
      <Drawer title={say(TITLE)} open={open} size={760} destroyOnHidden onClose={() => setOpen(false)}>
        <Balances onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function Balances({ onLeave }: { readonly onLeave: () => void }) {
  const say = useSay();
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], CONTAINER);
  const { data, error, isPending } = useCall(containerBalances, {});
  const show = ({ holder, party, package: packed }: ContainerBalance, status: readonly string[]): void => {
    if (!leaf) return;
    const whose = party === null ? {} : { [holder]: [party] };
    const params = filterParam({ holder: [holder], package: [packed], status: [...status], ...whose });
    pages.open({ url: leaf.url, params, title: leaf.label });
    onLeave();
  };
  const figure = (title: Text, of: (one: ContainerBalance) => number, status: readonly string[]) => ({
    title: say(title),
    key: title[1],
    align: 'right' as const,
    className: style['figure'] ?? '',
    render: (_: unknown, one: ContainerBalance) =>
      of(one) === 0 ? (
        '0'
      ) : (
        <Button type="link" size="small" onClick={() => show(one, status)}>
          {of(one)}
        </Button>
      ),
  });
  return (
    <>
      <Refusal error={error} />
      <Table
        size="small"
        pagination={false}
        loading={isPending}
        locale={{ emptyText: isPending ? ' ' : say(NOTHING) }}
        rowKey={(one) => [one.holder, one.party, one.package].join()}
        dataSource={[...(data ?? [])]}
        columns={[
          {
            title: say(PARTY),
            key: 'party',
            render: (_: unknown, { holder, partyName }) => say(partyName ?? CONTAINER_HOLDERS[holder]),
          },
          { title: say(PACKAGE), key: 'package', render: (_: unknown, { packageName }) => say(packageName) },
          figure(HELD, ({ held }) => held, ['0', '1', '3']),
          figure(CONTAINER_STATES.inTransit, ({ inTransit }) => inTransit, ['2']),
          figure(CONTAINER_STATES.lost, ({ lost }) => lost, ['4']),
        ]}
      />
    </>
  );
}
