import '@efie/ui/theme.css';
import './theme.css';
import './backend.ts';
import { catalogOf, listPropertiesQuery } from '@efie/api';
import { NO_FILTERS } from '@efie/domain/search';
import { Button, Container, Grid, Heading, PropertyCard, Stack, useCatalogQuery } from '@efie/ui';
import { formSchema, requiredTextSchema, TextField } from '@efie/ui/fields';
import { DONE, ServerForm, SubmitButton, useServerForm } from '@efie/ui/forms/submission';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Listings() {
  const { data } = useQuery(listPropertiesQuery());
  const found = useCatalogQuery(data ? catalogOf(data) : null, 'search', NO_FILTERS).data;
  return (
    <Grid>
      {found?.items.map((listing) => (
        <PropertyCard key={listing.id} listing={listing} href={`/property/${listing.id}`} />
      ))}
    </Grid>
  );
}

const EMPTY = { name: '' };
const schema = formSchema<typeof EMPTY>({ name: requiredTextSchema('Name is required') });

function VisitRequest() {
  const [visitor, setVisitor] = useState('');
  const form = useServerForm({
    initialValues: EMPTY,
    schema,
    send: async ({ name }) => {
      setVisitor(name);
      return DONE;
    },
    onFailed: () => ({ kind: 'rejected', text: 'Your request was not sent.' }),
  });
  return (
    <ServerForm form={form} label="Request a visit">
      <TextField name="name" label="Name" isRequired />
      <SubmitButton isSubmitting={form.isSubmitting}>Request a visit</SubmitButton>
      <p role="status">{visitor && `Thank you, ${visitor}.`}</p>
    </ServerForm>
  );
}

createRoot(document.getElementById('app') ?? document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <Container>
      <Stack gap={6}>
        <Heading level={1}>Homes in Ghana</Heading>
        <Listings />
        <Button href="/listings">View All</Button>
        <VisitRequest />
      </Stack>
    </Container>
  </QueryClientProvider>,
);
