/** First line of every generated file. */
export const GENERATED_NOTE = '由 npm run deploy:prepare 生成，不要手改。';
