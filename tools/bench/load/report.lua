-- Asks for the paths after "--" in turn, and tells the numbers of the run as one line of JSON after wrk's own text.
local requests = {}
local turn = 0

function init(args)
  for i, path in ipairs(args) do
    requests[i] = wrk.format("GET", path)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"microseconds":%d,"bytes":%d,"errors":{"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d},"p50":%.3f,"p99":%.3f}\n',
    summary.requests, summary.duration, summary.bytes, e.connect, e.read, e.write, e.status, e.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
