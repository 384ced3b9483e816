import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Typography } from 'antd';
import { drawQr, imageOf, Sheet, useSay } from '@takt/web/host';
import style from './app-download.module.css';

const TITLE: Text = ['APP下载', 'App download'];
const SCAN: Text = ['用手机或 PDA 扫描二维码', 'Scan with a phone or a handheld'];
const NO_STORE: Text = [
  '移动端不需要应用商店：打开后即可使用，添加到桌面后像应用一样启动。',
  'The mobile side needs no app store: it works in the browser, and starts like an app once it is on the home screen.',
];
const STEPS: readonly Text[] = [
  ['安卓：浏览器菜单 › 添加到主屏幕', 'Android: browser menu › Add to Home screen'],
  ['iPhone：分享 › 添加到主屏幕', 'iPhone: Share › Add to Home Screen'],
  ['PDA：浏览器菜单 › 安装应用', 'Handheld: browser menu › Install app'],
];

/** Where the mobile side of this very installation is found. */
export function AppDownload() {
  const say = useSay();
  const address = `${location.origin}/Mobile/`;
  const { data } = useQuery({
    queryKey: ['qr', address],
    queryFn: () => drawQr(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Sheet title={TITLE} narrow>
      <p className={style['line']}>{say(NO_STORE)}</p>
      <div className={style['code']}>{data ? <img alt={address} src={imageOf(data)} /> : <Skeleton.Image active />}</div>
      <p className={style['line']}>
        {say(SCAN)}
        <br />
        <Typography.Text copyable>{address}</Typography.Text>
      </p>
      <ul className={style['steps']}>
        {STEPS.map((step) => (
          <li key={step[1]}>{say(step)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
