/**
 * The looks of the picture, which stand in the one page that has it: a style sheet would be part of every page's. The end of each
 * motion is how the picture stands without it, so that paper, readers who want no motion and browsers without it see the whole.
 */
export const FLOW_PICTURE_STYLES = `
.flow-picture{margin:2rem 0 1rem;font-size:.8125rem;line-height:1.5}
.flow-picture__scene{display:grid;border:1px solid var(--site-line);border-radius:12px;overflow:hidden;background:var(--site-surface)}
.flow-picture svg{display:block;width:100%;max-width:26rem;margin:auto;font:600 13px var(--site-font-text);fill:var(--site-ink)}
.flow-picture svg:first-child{display:none}
.flow-picture__canvas{background:radial-gradient(var(--site-line-strong) 1px,#0000 1.2px) 0 0/18px 18px}
.fp-body{fill:var(--site-paper);stroke:var(--site-line-strong)}
.fp-field{fill:var(--site-surface);stroke:var(--site-line)}
.fp-icon{fill:var(--site-accent-soft)}
.fp-glyph{fill:none;stroke:var(--site-accent);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.fp-small{font-weight:400;font-size:12px;fill:var(--site-ink-soft)}
.fp-sketch,.fp-ring,.fp-line,.fp-pulse,.fp-tick{fill:none}
.fp-sketch{stroke:var(--site-ink-soft);stroke-width:1.5;stroke-dasharray:5 4;opacity:0}
.fp-ring{stroke:var(--site-accent);stroke-width:2;opacity:0}
.fp-line{stroke:var(--site-link);stroke-width:2;stroke-dasharray:1}
.fp-pulse{stroke:var(--site-accent);stroke-width:4;stroke-linecap:round;stroke-dasharray:.14 2;opacity:0}
.fp-port,.fp-done{fill:var(--site-link)}
.fp-done{fill:var(--site-tip)}
.fp-tick{stroke:var(--site-paper);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.flow-picture__chat{display:grid;grid-template-rows:auto auto auto auto 1fr;gap:.6rem;padding:1rem;border-top:1px solid var(--site-line);background:var(--site-paper)}
.flow-picture__chat>*{margin:0}
.fp-question{justify-self:end;padding:.4rem .75rem;border-radius:10px 10px 2px;background:var(--site-hover)}
.fp-step{padding-left:.75rem;border-left:2px solid var(--site-tip);color:var(--site-ink-soft)}
.fp-out{align-self:end;padding-top:.75rem;border-top:1px solid var(--site-line)}
.flow-picture code{display:inline-block;font-size:.75rem}
.flow-picture figcaption{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:start;margin-top:1rem}
.flow-picture figcaption ol{flex:1 1 18rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:.75rem 1.5rem;margin:0;padding:0;list-style:none;counter-reset:fp}
.flow-picture figcaption li{margin:0;padding-left:2.1rem;position:relative;color:var(--site-ink-soft);font-size:var(--site-text-dense)}
.flow-picture figcaption li::before{counter-increment:fp;content:counter(fp);position:absolute;left:0;top:.1rem;width:1.45rem;border-radius:50%;background:var(--site-accent-soft);color:var(--site-accent);font-weight:650;line-height:1.45rem;text-align:center}
.flow-picture button{padding:.1rem .55rem;border:1px solid var(--site-line-strong);border-radius:5px;background:none;color:var(--site-ink-soft);font:inherit;cursor:pointer}
.flow-picture button:hover{background:var(--site-hover)}
@media (min-width:1180px){
.flow-picture__scene{grid-template-columns:minmax(0,1fr) 19rem}
.flow-picture svg:first-child{display:block;max-width:40rem}
.flow-picture svg:last-child{display:none}
.flow-picture__canvas{display:grid}
.flow-picture__chat{border-top:0;border-left:1px solid var(--site-line)}
}
@media (prefers-reduced-motion:reduce){.flow-picture button{display:none}}
@media (prefers-reduced-motion:no-preference){
.flow-picture__scene [style]{animation:fp-in .4s var(--at) ease-out backwards}
.flow-picture__scene .fp-sketch{animation:fp-flash .8s var(--at) backwards}
.flow-picture__scene .fp-ring{animation:fp-flash var(--for,.5s) var(--at) backwards}
.flow-picture__scene .fp-line{animation:fp-draw .5s var(--at) ease-in-out backwards}
.flow-picture__scene .fp-pulse{animation:fp-run .45s var(--at) linear backwards}
@keyframes fp-in{from{opacity:0;transform:translateY(6px)}}
@keyframes fp-flash{20%,75%{opacity:1}}
@keyframes fp-draw{from{stroke-dashoffset:1}}
@keyframes fp-run{from{stroke-dashoffset:.14;opacity:1}to{stroke-dashoffset:-1;opacity:1}}
}
`;
