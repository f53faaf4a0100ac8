import {defineConfig} from '@playwright/test';
export default defineConfig({testDir:'tests',testMatch:['e2e/search-*.spec.ts'],workers:2,timeout:30000,fullyParallel:true,reporter:[['list']],
 use:{baseURL:'http://127.0.0.1:38471',locale:'zh-CN',viewport:{width:1400,height:900},launchOptions:{executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']}}});
