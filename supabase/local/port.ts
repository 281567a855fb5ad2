import { createServer } from 'node:net'

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      // A machine without IPv6 cannot have the port taken there.
      resolve('code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Whether nobody answers at `localhost`, in either of its meanings. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}
