import { EllipsisOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { Button, Dropdown, type MenuProps, Skeleton } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { Boundary, Failure, type Tile, useSay } from '@takt/web';
import { type Answer, useAnswer } from './answer.ts';
import style from './tile-card.module.css';

const MORE: Text = ['{name}：更多', '{name}: more'];
const DETAILS: Text = ['明细', 'Details'];
const DETAILS_OF: Text = ['{name}：明细', '{name}: details'];
const OPEN: Text = ['打开列表', 'Open the list'];
const AT: Text = ['数据时间 {at}', 'Data of {at}'];

interface TileCardProps {
  readonly tile: Tile;
  /** Where the tile can be dragged by its head. */
  readonly editing: boolean;
  /** False where the person may not read what it shows: its shape stands for it. */
  readonly live: boolean;
  readonly menu: (refresh: (() => void) | null) => MenuProps['items'];
  /** A press on the content, for tiles that are one number. */
  readonly onOpen: (() => void) | null;
}

/** A tile with its name, the time of its data and its menu. */
export function TileCard(props: TileCardProps) {
  return props.live ? <Live {...props} /> : <Card {...props} answer={null} />;
}

function Live(props: TileCardProps) {
  const answer = useAnswer(props.tile);
  return <Card {...props} answer={answer} />;
}

function Card({ tile, editing, menu, onOpen, answer }: TileCardProps & { readonly answer: Answer | null }) {
  const say = useSay();
  const items = menu(answer?.refetch ?? null) ?? [];
  const name = say(tile.label);
  const scope = tile.scope && say(tile.scope);
  return (
    <section className={`${style['card']} ${style[tile.shape]}`} aria-label={name} aria-busy={answer?.isFetching === true}>
      <header className={`${style['head']} ${editing ? style['handle'] : ''}`} data-handle={editing || undefined}>
        <h2 className={style['title']} title={name}>
          {name}
        </h2>
        <span className={style['scope']} title={scope}>
          {scope}
        </span>
        {tile.shape !== 'figure' && answer && <Time at={answer.at} />}
        {tile.shape !== 'figure' && onOpen && (
          <Button
            type="link"
            size="small"
            className={style['more'] ?? ''}
            onClick={onOpen}
            aria-label={say(fill(DETAILS_OF, { name: tile.label }))}
          >
            {say(DETAILS)}
          </Button>
        )}
        <Dropdown menu={{ items }} trigger={['click']}>
          <Button
            type="text"
            size="small"
            className={style['more'] ?? ''}
            icon={<EllipsisOutlined />}
            aria-label={say(fill(MORE, { name: tile.label }))}
          />
        </Dropdown>
      </header>
      <div className={style['body']}>
        {answer ? <Content tile={tile} answer={answer} onOpen={onOpen} /> : <Waiting tile={tile} />}
      </div>
    </section>
  );
}

/** When the data was fetched. */
function Time({ at }: { readonly at: number }) {
  const say = useSay();
  if (at === 0) return null;
  const clock = new Date(at).toTimeString();
  return (
    <time className={style['time']} title={say(fill(AT, { at: clock.slice(0, 8) }))}>
      {clock.slice(0, 5)}
    </time>
  );
}

/** As it will look once the data is there. */
function Waiting({ tile: { shape } }: { readonly tile: Tile }) {
  const looks = style['waiting'] ?? '';
  if (shape === 'figure') return <Skeleton.Input active size="small" className={looks} />;
  if (shape === 'chart') return <Skeleton.Node active className={`${looks} ${style['picture']}`} />;
  return <Skeleton active title={false} paragraph={{ rows: 4 }} className={looks} />;
}

interface ContentProps {
  readonly tile: Tile;
  readonly answer: Answer;
  readonly onOpen: (() => void) | null;
}
function Content({ tile, answer, onOpen }: ContentProps): ReactNode {
  const say = useSay();
  const { Body, isEmpty, empty, shape } = tile;
  const { data, at, error, refetch } = answer;
  if (data === undefined) {
    if (error) return <Failure error={error} onRetry={refetch} />;
    return <Waiting tile={tile} />;
  }
  if (isEmpty(data)) return <p className={style['empty']}>{say(empty)}</p>;
  const body = (
    <Boundary onRetry={refetch}>
      <Suspense fallback={<Waiting tile={tile} />}>
        <Body data={data} />
      </Suspense>
    </Boundary>
  );
  if (shape !== 'figure') return body;
  const figure = (
    <>
      {body}
      <Time at={at} />
    </>
  );
  // A number leads to the rows it counts.
  return onOpen ? (
    <button type="button" className={style['press']} title={say(OPEN)} onClick={onOpen}>
      {figure}
    </button>
  ) : (
    <div className={style['press']}>{figure}</div>
  );
}
