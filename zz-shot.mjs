import {chromium} from '@playwright/test';
const [,, ...args]=process.argv;
// args: path|width|theme|name|opts(full,y,print,click)
const b=await chromium.launch({executablePath: process.env.CHROME||'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
for(const a of args){
 const [path,width,theme,name,opt='']=a.split('|');
 const o=Object.fromEntries(opt.split(',').filter(Boolean).map(x=>{const [k,v]=x.split('=');return [k,v??true]}));
 const c=await b.newContext({viewport:{width:+width,height:+(o.h??900)},colorScheme:theme,locale:'zh-CN',hasTouch:+width<600,isMobile:+width<600,deviceScaleFactor:+(o.dpr??1)});
 const p=await c.newPage();
 await p.goto('http://127.0.0.1:4177'+path,{waitUntil:'load'});
 await p.waitForTimeout(1500);
 if(o.click){await p.locator(o.click).first().click();await p.waitForTimeout(1500);}
 if(o.print) await p.emulateMedia({media:'print'});
 if(o.sel){await p.locator(o.sel).first().scrollIntoViewIfNeeded();await p.evaluate(s=>document.querySelector(s)?.scrollIntoView({block:'start'}),o.sel);await p.waitForTimeout(400);}
 if(o.y){await p.evaluate(y=>scrollTo({top:y,behavior:'instant'}),+o.y);await p.waitForTimeout(500);}
 const h=await p.evaluate(()=>document.documentElement.scrollHeight);
 console.log(name,'height',h,'width',await p.evaluate(()=>document.documentElement.scrollWidth));
 await p.screenshot({path:`/tmp/gs/${name}.png`,fullPage:!!o.full});
 await c.close();
}
await b.close();
