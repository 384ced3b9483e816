import { DocumentLink, useSay } from '@takt/web';
import { Tooltip } from 'antd';
import type { NamedDocument } from '../../defs/recall/recall.ts';
import style from './recall.module.css';

/** Documents by their numbers, each a link where the person's menu leads to it. */
export function Documents({ documents }: { readonly documents: readonly NamedDocument[] }) {
  const say = useSay();
  return (
    <span className={style['documents']}>
      {documents.map(({ entity, id, number, label }) => (
        <Tooltip key={entity + number} title={say(label)}>
          <span>{id === null ? number : <DocumentLink entity={entity} id={id} number={number} />}</span>
        </Tooltip>
      ))}
    </span>
  );
}
