import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useSay } from './say.tsx';
import style from './figure.module.css';

const AS_TABLE: Text = ['以表格显示', 'Show as table'];
const AS_CHART: Text = ['以图表显示', 'Show as chart'];

interface FigureProps {
  readonly label: Text;
  /** What somebody hears who does not see the picture. */
  readonly summary: Text;
  /** Beside the switch: a legend, a sentence. */
  readonly head?: ReactNode;
  readonly picture: ReactNode;
  /** There are buttons in the picture; as an image they would be hidden from screen readers. */
  readonly pressable?: boolean;
  /** The same as a table: nothing may be told by the picture alone. */
  readonly table: ReactNode;
}

/** A picture of figures with the table behind it one press away, for eyes, keyboards and screen readers alike. */
export function Figure({ label, summary, head, picture, pressable = false, table }: FigureProps) {
  const say = useSay();
  const [asTable, setAsTable] = useState(false);
  const described = useId();
  const other = say(asTable ? AS_CHART : AS_TABLE);
  return (
    <figure className={style['figure']}>
      <figcaption className={style['head']}>
        {head}
        <Button
          type="text"
          size="small"
          icon={asTable ? <BarChartOutlined /> : <TableOutlined />}
          aria-label={other}
          title={other}
          onClick={() => setAsTable(!asTable)}
        />
      </figcaption>
      {asTable ? (
        // A region that scrolls must be reachable without a mouse.
        <div className={style['scroll']} tabIndex={0} role="region" aria-label={say(label)}>
          {table}
        </div>
      ) : (
        <div className={style['picture']} role={pressable ? 'group' : 'img'} aria-label={say(label)} aria-describedby={described}>
          {picture}
        </div>
      )}
      <p id={described} className={style['unseen']}>
        {say(summary)}
      </p>
    </figure>
  );
}
