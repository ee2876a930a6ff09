import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'react-hot-toast';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';

interface Home {
  id: number;
  title: string;
  where: string;
  price: string;
}

// Without images, so that the figures are those of the code.
const TOWNS = ['Northgate', 'Elmstow', 'Kings Harbour', 'Ashby', 'Westmere', 'Coldwater'];
const HOMES: readonly Home[] = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  title: `${1 + (index % 5)} bedroom flat in ${TOWNS[(index * 5) % 6]}`,
  where: `${TOWNS[(index * 5) % 6]}, Mid County`,
  price: `£${650 + index * 85} a month`,
}));

const client = createClient<{
  '/homes': { get: { responses: { 200: { content: { 'application/json': Home[] } } } } };
}>({ baseUrl: '/api' });

const Global = createGlobalStyle`*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a}`;
const Main = styled.main`
  max-width: 1100px;
  margin: 0 auto;
  padding: 24px;
`;
const Heading = styled.h1`
  font-size: 32px;
  line-height: 1.2;
  margin: 0 0 16px;
`;
const Input = styled.input`
  font: inherit;
  padding: 8px 12px;
  width: 100%;
  max-width: 420px;
`;
const Grid = styled.ul`
  list-style: none;
  padding: 0;
  margin: 24px 0 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 16px;
`;
const Card = styled.li`
  border: 1px solid #ddd;
  border-radius: 8px;
  padding: 16px;
`;

function Page() {
  const [text, setText] = useState('');
  // Nothing is requested, but the code of useQuery and openapi-fetch is in the bundle.
  const { data } = useQuery({
    queryKey: ['homes'],
    queryFn: async () => (await client.GET('/homes')).data ?? [],
    initialData: HOMES,
    staleTime: Infinity,
  });
  return (
    <Main>
      <Heading>Homes to rent and buy</Heading>
      <label htmlFor="q">Search</label>
      <Input id="q" value={text} onChange={(event) => setText(event.target.value)} />
      <Grid>
        {data
          .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
          .map(({ id, title, where, price }) => (
            <Card key={id} onDoubleClick={() => toast('Saved')}>
              <h2>{title}</h2>
              <p>{where}</p>
              <p>{price}</p>
            </Card>
          ))}
      </Grid>
    </Main>
  );
}

createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Global />
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
      <Toaster />
    </BrowserRouter>
  </QueryClientProvider>,
);
