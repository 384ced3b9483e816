import { WATERMARK } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Watermark } from 'antd';
import { decidedBy, ownerQuery, personName, useSay } from '@takt/web/host';

/** Faint, over everything, and in nobody's way. */
const OVER = { position: 'fixed', inset: 0, pointerEvents: 'none', zIndex: 1900 } as const;

/** Who is signed in, over every page, where the company wants it. */
export function WhoIsHere() {
  const { data } = useQuery(ownerQuery);
  const say = useSay();
  if (!data || decidedBy(data, WATERMARK) !== '1') return null;
  // The picture is cut close above its first line, which would cost Chinese characters their top stroke.
  const lines = ['', say(personName(data)), data.userName];
  return <Watermark content={lines} gap={[180, 140]} style={OVER} inherit={false} />;
}
