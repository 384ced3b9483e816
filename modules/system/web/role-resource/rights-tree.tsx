import { type AreaRights, holding, type PageRights, type Right, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Button, Checkbox, Collapse, Empty, Tooltip } from 'antd';
import { useState } from 'react';
import { givenAll, type Held, type Ticked, pagesOf, rightsOf, tickedOf, toggled, toggledRight } from './granting.ts';
import style from './rights-tree.module.css';

const ALL: Text = ['本页全部', 'All of this page'];
const EVERYONE: Text = ['所有人可用', 'Open to everyone'];
const NONE: Text = ['没有符合条件的页面或按钮', 'No page or button matches'];

interface TreeProps {
  /** What is shown; `areas` is all there is, because a wildcard may reach beyond it. */
  readonly shown: readonly AreaRights[];
  readonly areas: readonly AreaRights[];
  readonly filtered: boolean;
  readonly held: Held;
  readonly fixed: boolean;
  readonly onChange: (held: Held) => void;
}

/** Areas to unfold; in each the groups, their pages and the buttons of these, each with a box to tick. */
export function RightsTree({ shown, areas, filtered, ...rest }: TreeProps) {
  const say = useSay();
  const [open, setOpen] = useState<readonly string[]>([]);
  if (shown.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} />;
  const { held, fixed, onChange } = rest;
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
          label: (
            <Box
              label={area.label}
              ticked={tickedOf(held, rightsOf(pages))}
              fixed={fixed || rightsOf(pages).length === 0}
              strong
              onToggle={() => onChange(toggled(held, pages, areas))}
            />
          ),
          extra: <Count held={held} rights={rightsOf(pages)} />,
          children: area.groups.map((group) => (
            <section key={group.name} className={style['group']} aria-label={say(group.label)}>
              <Box
                label={group.label}
                ticked={tickedOf(held, rightsOf(group.pages))}
                fixed={fixed || rightsOf(group.pages).length === 0}
                strong
                onToggle={() => onChange(toggled(held, group.pages, areas))}
              />
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

interface PageProps extends Pick<TreeProps, 'areas' | 'held' | 'fixed' | 'onChange'> {
  readonly page: PageRights;
}
function Page({ page, areas, held, fixed, onChange }: PageProps) {
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
          onToggle={() => onChange(toggled(held, [page], areas))}
        />
        {ticked !== 'all' && !fixed && page.opens && page.rights.length > 0 && (
          <Button type="link" size="small" onClick={() => onChange(givenAll(held, page))}>
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
  readonly why?: Text;
  readonly ticked: Ticked;
  readonly fixed: boolean;
  readonly strong?: boolean;
  readonly onToggle: () => void;
}
function Box({ label, hint, why, ticked, fixed, strong = false, onToggle }: BoxProps) {
  const say = useSay();
  return (
    <Tooltip title={why ? say(why) : hint} mouseEnterDelay={0.6}>
      <Checkbox
        className={strong ? (style['strong'] ?? '') : ''}
        checked={ticked === 'all'}
        indeterminate={ticked === 'some'}
        disabled={fixed}
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
