import { type AreaRights, holding, type PageRights, type Right, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Button, Checkbox, Collapse, Empty, Tooltip } from 'antd';
import { useState } from 'react';
import {
  givenAll,
  type Held,
  isBeyondReach,
  isRightBeyondReach,
  type MayGive,
  pagesOf,
  rightsOf,
  type Ticked,
  tickedOf,
  toggled,
  toggledRight,
} from './granting.ts';
import style from './rights-tree.module.css';

const ALL: Text = ['本页全部', 'All of this page'];
const EVERYONE: Text = ['所有人可用', 'Open to everyone'];
const NOT_HELD: Text = ['您自己没有该权限，不能授予他人', 'You do not hold this right, so you cannot give it'];
const NONE: Text = ['没有符合条件的页面或按钮', 'No page or button matches'];

interface TreeProps {
  /** What is shown; `areas` is all there is, because a wildcard may reach beyond it. */
  readonly shown: readonly AreaRights[];
  readonly areas: readonly AreaRights[];
  readonly filtered: boolean;
  readonly held: Held;
  readonly fixed: boolean;
  /** What is not one's own cannot be given; it can be taken. */
  readonly mayGive: MayGive;
  readonly onChange: (held: Held) => void;
}

/** Areas to unfold; in each the groups, their pages and the buttons of these, each with a box to tick. */
export function RightsTree({ shown, areas, filtered, ...rest }: TreeProps) {
  const say = useSay();
  const [open, setOpen] = useState<readonly string[]>([]);
  if (shown.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} />;
  const { held, fixed, mayGive, onChange } = rest;
  const box = (label: Text, pages: readonly PageRights[]) => (
    <Box
      label={label}
      ticked={tickedOf(held, rightsOf(pages))}
      fixed={fixed || rightsOf(pages).length === 0}
      why={isBeyondReach(held, pages, mayGive) ? NOT_HELD : null}
      strong
      onToggle={() => onChange(toggled(held, pages, areas, mayGive))}
    />
  );
  return (
    <Collapse
      size="small"
      className={style['areas'] ?? ''}
      destroyOnHidden
      // A box to tick stands in the heading, so the heading itself is no button.
      collapsible="icon"
      activeKey={filtered ? shown.map(({ name }) => name) : [...open]}
      onChange={(keys) => setOpen([keys].flat())}
      items={shown.map((area) => {
        const pages = pagesOf([area]);
        return {
          key: area.name,
          label: box(area.label, pages),
          extra: <Count held={held} rights={rightsOf(pages)} />,
          children: area.groups.map((group) => (
            <section key={group.name} className={style['group']} aria-label={say(group.label)}>
              {box(group.label, group.pages)}
              {group.pages.map((page) => (
                <Page key={page.route ?? page.label[0]} page={page} areas={areas} {...rest} />
              ))}
            </section>
          )),
        };
      })}
    />
  );
}

interface PageProps extends Pick<TreeProps, 'areas' | 'held' | 'fixed' | 'mayGive' | 'onChange'> {
  readonly page: PageRights;
}
function Page({ page, areas, held, fixed, mayGive, onChange }: PageProps) {
  const say = useSay();
  const all = rightsOf([page]);
  const ticked = tickedOf(held, all);
  if (all.length === 0)
    return (
      <div className={style['page']}>
        <Box label={page.label} ticked="all" fixed why={EVERYONE} onToggle={() => undefined} />
        <span className={style['note']}>{say(EVERYONE)}</span>
      </div>
    );
  return (
    <div className={style['page']}>
      <div className={style['row']}>
        <Box
          label={page.label}
          hint={page.opens?.permission}
          ticked={ticked}
          fixed={fixed}
          why={isBeyondReach(held, [page], mayGive) ? NOT_HELD : null}
          onToggle={() => onChange(toggled(held, [page], areas, mayGive))}
        />
        {ticked !== 'all' &&
          !fixed &&
          page.opens &&
          page.rights.length > 0 &&
          all.some(({ permission }) => mayGive(permission)) && (
            <Button type="link" size="small" onClick={() => onChange(givenAll(held, page, mayGive))}>
              {say(ALL)}
            </Button>
          )}
      </div>
      <div className={style['buttons']}>
        {page.rights.map((right) => (
          <Box
            key={right.permission}
            label={right.label}
            hint={right.permission}
            ticked={tickedOf(held, [right])}
            fixed={fixed}
            why={isRightBeyondReach(held, page, right, mayGive) ? NOT_HELD : null}
            onToggle={() => onChange(toggledRight(held, page, right, areas))}
          />
        ))}
      </div>
    </div>
  );
}

interface BoxProps {
  readonly label: Text;
  /** The right's name, for whoever looks for it. */
  readonly hint?: string | undefined;
  /** Why it cannot be ticked. */
  readonly why?: Text | null;
  readonly ticked: Ticked;
  readonly fixed: boolean;
  readonly strong?: boolean;
  readonly onToggle: () => void;
}
function Box({ label, hint, why = null, ticked, fixed, strong = false, onToggle }: BoxProps) {
  const say = useSay();
  return (
    <Tooltip title={why ? say(why) : hint} mouseEnterDelay={0.6}>
      <Checkbox
        className={strong ? (style['strong'] ?? '') : ''}
        checked={ticked === 'all'}
        indeterminate={ticked === 'some'}
        disabled={fixed || why !== null}
        onChange={onToggle}
      >
        {say(label)}
      </Checkbox>
    </Tooltip>
  );
}

/** How many of these are held; a right that opens several pages counts once. */
function Count({ held, rights }: { readonly held: Held; readonly rights: readonly Right[] }) {
  const names = [...new Set(rights.map(({ permission }) => permission))];
  return (
    <span className={style['count']}>
      {names.filter(holding(held)).length} / {names.length}
    </span>
  );
}
