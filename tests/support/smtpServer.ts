import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

interface SmtpServer {
  readonly port: number;
  close(): void;
}

const endOfMail = '\r\n.\r\n';

/** Just enough SMTP to take mails on a free port. Each is told whole, with the lines of its envelope before it. */
export async function startSmtpServer(onMail: (mail: string) => void): Promise<SmtpServer> {
  const server = createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };

  function receive(socket: Socket): void {
    let unread = '';
    let envelope = '';
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (;;) {
        const end = inData ? endOfMail : '\r\n';
        const at = unread.indexOf(end);
        if (at < 0) return;
        const read = unread.slice(0, at + end.length);
        unread = unread.slice(read.length);
        if (inData) {
          inData = false;
          onMail(envelope + read);
          envelope = '';
          socket.write('250 taken\r\n');
        } else if (read.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else {
          if (/^(MAIL|RCPT) /.test(read)) envelope += read;
          socket.write(read.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
        }
      }
    });
  }
}
