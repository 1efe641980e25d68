// All components of the design system on one page; for tests only, not part of the site.
import "#app/styles/app.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Select } from "#app/ui/select.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { Toaster } from "#app/ui/toaster.tsx";

function Forms() {
  const [invalid, setInvalid] = useState(false);
  return (
    <section aria-labelledby="forms" className="grid gap-5">
      <h2 id="forms">Forms</h2>
      <Field
        label="Name"
        description="As your friends say it"
        error={invalid ? "Name cannot be empty" : undefined}
        required
      >
        <Input autoComplete="name" />
      </Field>
      <Field label="Your question">
        <Textarea />
      </Field>
      <Field label="Difficulty">
        <Select
          options={[
            { value: "all", label: "All Levels" },
            { value: "easy", label: "Easy" },
          ]}
        />
      </Field>
      <Checkbox label="I understand and agree" />
      <Switch label="Remind me" />
      <Button onClick={() => setInvalid(true)}>Save</Button>
      <Button disabled>Not now</Button>
    </section>
  );
}

function Overlays() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [wondering, setWondering] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="overlays" className="flex flex-wrap gap-3">
      <h2 id="overlays">Overlays</h2>
      <Dialog
        trigger={<Button>Open dialog</Button>}
        title="A question"
        description="It can be closed."
        open={wondering}
        onOpenChange={setWondering}
        footer={<Button onClick={() => setWondering(false)}>Good</Button>}
      >
        <Field label="Answer">
          <Input />
        </Field>
      </Dialog>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        trigger={<Button variant="secondary">Open firm dialog</Button>}
        title="Only an answer closes this"
        dismissible={false}
        footer={<Button onClick={() => setAsking(false)}>I agree</Button>}
      />
      <Sheet
        open={menuOpen}
        onOpenChange={setMenuOpen}
        title="Filters"
        trigger={<Button variant="quiet">Open sheet</Button>}
      >
        <p className="p-5">Inside</p>
      </Sheet>
      <Button variant="secondary">Bookmark</Button>
      <Button onClick={() => toast({ title: "Link copied!" })}>Say</Button>
      <Button
        variant="danger"
        onClick={() =>
          toast({ title: "Error", description: "Failed to update bookmark", variant: "destructive" })
        }
      >
        Fail
      </Button>
    </section>
  );
}

function Gallery() {
  return (
    <>
      <main className="page grid gap-10 py-8">
        <h1>The design system</h1>
        <Forms />
        <Overlays />
        <section aria-labelledby="tabs">
          <h2 id="tabs">Tabs</h2>
          <Tabs defaultValue="overview">
            <TabList aria-label="About the plant">
              <Tab value="overview">Overview</Tab>
              <Tab value="history">History</Tab>
              <Tab value="growing">Growing</Tab>
            </TabList>
            <TabPanel value="overview">What it is</TabPanel>
            <TabPanel value="history">Where it came from</TabPanel>
            <TabPanel value="growing">How it grows</TabPanel>
          </Tabs>
        </section>
        <section aria-labelledby="shown" className="grid gap-4">
          <h2 id="shown">Shown</h2>
          <Card>
            <CardBody>
              <div className="flex flex-wrap gap-2">
                <Badge>Plain</Badge>
                <Badge tone="forest">Forest</Badge>
                <Badge tone="gold">Gold</Badge>
                <Badge tone="river">River</Badge>
                <Badge tone="warning">Caution</Badge>
              </div>
            </CardBody>
          </Card>
          <Notice tone="warning" title="Warning">
            <p>Do not take it with other medicines.</p>
          </Notice>
          <Notice tone="caution" title="Caution">
            <p>Ask first.</p>
          </Notice>
          <Notice title="Information">
            <p>Good to know.</p>
          </Notice>
          <Progress value={3} max={10} label="Plants explored" />
          <Spinner label="Loading…" />
          <Skeleton className="h-10 w-40" />
          <EmptyState
            title="No plants found"
            description="Try adjusting your filters or search query"
            headingLevel={3}
          />
        </section>
      </main>
      <Toaster />
    </>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Gallery />);
