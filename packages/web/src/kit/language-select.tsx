import { GlobalOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { LANGUAGES, speak, useLang } from './say.tsx';

const options = LANGUAGES.map(({ lang, name }) => ({ value: lang, label: name }));

/** Chooses the language; each is written in itself, so that a stranger finds it. */
export function LanguageSelect({ variant = 'outlined' }: { readonly variant?: 'outlined' | 'borderless' }) {
  return (
    <Select
      aria-label="语言 / Language"
      value={useLang()}
      options={options}
      onChange={speak}
      variant={variant}
      prefix={<GlobalOutlined />}
      popupMatchSelectWidth={false}
      style={{ width: 'fit-content' }}
    />
  );
}
