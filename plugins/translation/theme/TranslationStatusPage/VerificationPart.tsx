import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {VerificationSection, VerificationSummary} from '../../types';
import styles from './styles.module.css';

const KINDS: Record<VerificationSection['counts'][number]['kind'], string> = {
  samples: '示例',
  tables: '参数表',
  operations: 'API 操作',
  components: '自定义组件',
  settings: '设置表',
  words: '界面文字',
  consoles: '试一试',
  walks: '界面上的步骤',
  flows: '图里的流程',
  behaviours: '写到的行为',
};

function SectionRows({section: {name, counts}}: {section: VerificationSection}): ReactNode {
  return counts.map(({kind, passed, unverified, again}) => (
    <tr key={`${name} ${kind}`}>
      <th scope="row">{name}</th>
      <td>{KINDS[kind]}</td>
      {[passed, unverified, again].map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three columns are always the same
        <td key={column} className={styles.number}>
          {count}
        </td>
      ))}
    </tr>
  ));
}

function LeftOver({left}: {left: VerificationSummary['left']}): ReactNode {
  if (left.length === 0) return null;
  return (
    <details>
      <summary>没有试的和后来改过的（{left.length} 页）</summary>
      <ul>
        {left.map(({address, title, unverified, again, reasons}) => (
          <li key={address}>
            <Link to={address}>{title}</Link>：{unverified > 0 && `${unverified} 处没有试（${reasons.join('；')}）`}
            {unverified > 0 && again > 0 && '；'}
            {again > 0 && `${again} 处后来改过`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was verified on a real Langflow by section, what could not be, and why. */
export default function VerificationPart({verified}: {verified: VerificationSummary}): ReactNode {
  return (
    <>
      <h2 id="tried">在真实的 Langflow 上试过</h2>
      <p>
        页面上的示例、API 操作和图里的流程在 Langflow {verified.version}{' '}
        上运行过，写到的一部分行为（状态码、报错、权限等）试过，参数表和设置表与它核对过，最近一次在{' '}
        <time dateTime={verified.date}>{verified.date}</time>
        。PowerShell 的写法没有运行。记录只对当时的那段文字有效：文字改了，就不再算数。
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">栏目</th>
            <th scope="col">内容</th>
            {['相符', '没有试', '后来改过'].map((label) => (
              <th key={label} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {verified.sections.map((section) => (
            <SectionRows key={section.name} section={section} />
          ))}
        </tbody>
      </table>
      <LeftOver left={verified.left} />
    </>
  );
}
