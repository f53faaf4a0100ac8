import {chromium} from '@playwright/test';
const css=process.argv[2];
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const c=await b.newContext({viewport:{width:1440,height:900}});
await c.route(/\.(js|json|svg|png)(\?|$)/,r=>r.abort());
const p=await c.newPage();
for(const a of process.argv.slice(3)){await p.goto('http://127.0.0.1:4177'+a,{waitUntil:'domcontentloaded'});await p.addStyleTag({content:css});
const r=await p.evaluate(()=>[...document.querySelectorAll('.table-scroll')].filter(e=>e.scrollWidth>e.clientWidth).map(e=>[e.scrollWidth-e.clientWidth,e.clientWidth,[...e.querySelectorAll('thead th')].map(t=>t.textContent+':'+Math.round(t.getBoundingClientRect().width)).join(' '),e.querySelector('tbody tr').innerHTML.slice(0,400)].join(' || ')));
console.log(a,r.length);r.forEach(x=>console.log('   ',x));}
await b.close();
