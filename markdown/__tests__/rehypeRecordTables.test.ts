import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import rehypeRecordTables from '../rehypeRecordTables';

const tableOf = (...lines: string[]): string | undefined => {
  const markdown = lines.map((line) => `|${line}|`).join('\n');
  const html = String(
    unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeRecordTables).use(rehypeStringify).processSync(markdown),
  );
  return /<table[^>]*>/.exec(html)?.[0].replaceAll('&#x22;', "'");
};

test('a table of parameters is one of records, with its header words', () => {
  expect(tableOf('参数|类型|默认值|说明', '-|-|-|-', '`input_value`|String|无|输入')).toBe(
    `<table class="records" style="--head-2:'类型';--head-3:'默认值'">`,
  );
  expect(tableOf('变量|格式|怎样"用"', '-|-|-', '[`A`](/a) 和 `B`|String|一\\|二')).toBe(
    `<table class="records" style="--head-2:'格式';--head-3:'怎样\\'用\\''">`,
  );
});

test('a table of two columns is one of records where its names are long', () => {
  expect(tableOf('变量|说明', '-|-', '`LANGFLOW_DATABASE_URL`|地址')).toBe('<table class="records">');
  expect(tableOf('状态码|说明', '-|-', '`200`|成功')).toBe('<table>');
});

test('a table of four columns or more is one of records if each row is of something else', () => {
  expect(tableOf('服务商|基础 URL|模型|合用', '-|-|-|-', '[Kimi](/models-kimi)|一|二|三', '智谱|一|二|三')).toContain('class="records"');
  expect(tableOf('A|B|C|结果', '-|-|-|-', '是|是|否|一', '是|否|否|二')).toBe('<table>');
  expect(tableOf('|B|C|结果', '-|-|-|-', '|是|否|一', '是|否|否|二')).toBe('<table>');
});

test('a table that compares stays one', () => {
  expect(tableOf('办法|要准备什么|适合', '-|-|-', 'Markdown|什么都不用|提问')).toBe('<table>');
  expect(tableOf('`A`|`B`|结果', '-|-|-', '`True`|`True`|一', '`True`|`False`|二')).toBe('<table>');
  expect(tableOf('状态码|含义|先检查什么', '-|-|-', '`200`|成功|无', '其他|失败|日志')).toBe('<table>');
});
