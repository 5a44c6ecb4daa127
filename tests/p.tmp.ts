import { writeContactFile } from './bench/contacts/writeContactFile.ts'
import { createContactFileReader } from '../src/domain/contacts/index.ts'
import { readFileSync, existsSync } from 'node:fs'
const shape = (process.argv[2] ?? 'numbers') as 'numbers'
const path='/tmp/p-'+shape+'.csv'
if(!existsSync(path)) writeContactFile(path, 25*2**20, shape)
const b=readFileSync(path)
for(let k=0;k<6;k++){const t=performance.now();const r=createContactFileReader({sinks:{valid(){},invalid(){},duplicated(){}}});for(let i=0;i<b.length;i+=65536)r.feed(b.subarray(i,i+65536));const e=r.end();console.log((performance.now()-t).toFixed(0),e.valid,e.invalid,e.duplicated)}
