import Figure from '@theme/Figure';
import type {Props} from '@theme/FiguresGallery';
import Layout from '@theme/Layout';
import PanelFigure from '@theme/PanelFigure';
import type {ReactNode} from 'react';

/** All figures of the site on one page, for authors; only in development. */
export default function FiguresGallery({figures}: Props): ReactNode {
  return (
    <Layout title="配图一览" description="figures/ 里的全部配图">
      <main className="container margin-vert--lg theme-doc-markdown markdown">
        <h1>配图一览</h1>
        {figures.map((figure) => (
          <section key={figure.name}>
            <h2>
              <code>{figure.name}</code>
            </h2>
            {'panel' in figure ? <PanelFigure figure={figure} /> : <Figure figure={figure} />}
          </section>
        ))}
      </main>
    </Layout>
  );
}
