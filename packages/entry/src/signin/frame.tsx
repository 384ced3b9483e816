import { fill, type Text } from '@takt/model';
import type { ReactNode } from 'react';
import { Language, useBrand, useSay } from '@takt/web/light';
import { type Filing, useAppearance } from './appearance.ts';
import style from './sign-in.module.css';

const BROWSERS: Text = ['推荐 Chrome / Edge 110+', 'Chrome / Edge 110+ recommended'];
const PHONE: Text = ['手持终端 /Mobile', 'Handheld /Mobile'];
const POSTCODE: Text = ['邮编 {code}', 'Postcode {code}'];

/** The sign-in page around its panel. The panel comes first for the keyboard, although it stands on the right. */
export function Frame({ title, children }: { readonly title: Text; readonly children: ReactNode }) {
  const say = useSay();
  const brand = useBrand();
  const { logo, filing } = useAppearance();
  return (
    <div className={style['page']}>
      <main className={style['panel']}>
        <div className={style['narrow']}>{say(brand.name)}</div>
        <div className={style['head']}>
          <h2 className={style['title']}>{say(title)}</h2>
          <Language />
        </div>
        {children}
      </main>
      <div className={style['brand']}>
        <div>
          {logo && <img className={style['logo']} src={logo} alt="" />}
          <h1 className={style['name']}>{say(brand.name)}</h1>
          <p className={style['line']}>{say(brand.line)}</p>
        </div>
        <footer>
          <div className={style['foot']}>
            <span className={style['wideOnly']}>{say(BROWSERS)}</span>
            <a href="/Mobile/">{say(PHONE)}</a>
            <span>v{brand.version}</span>
          </div>
          {filing && <FilingLine filing={filing} />}
        </footer>
      </div>
    </div>
  );
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

/** Who runs this host, where the law asks for it. */
function FilingLine({ filing: { sponsor, address, postcode, copyright, records } }: { readonly filing: Filing }) {
  const say = useSay();
  const parts = [sponsor, address, postcode && say(fill(POSTCODE, { code: postcode })), copyright];
  return (
    <div className={`${style['foot']} ${style['filing']}`}>
      {parts.map((part) => part && <span key={part}>{part}</span>)}
      {records?.map(({ text, url }) =>
        url && isWebAddress(url) ? (
          <a key={text} href={url} target="_blank" rel="noreferrer">
            {text}
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </div>
  );
}
