// Denoiser after Bitterli et al., "Nonlinearly Weighted First-Order Regression" (2016).
// Two half-renders: non-local-means weights come from one half, the regression
// on the feature planes (normal, albedo, depth) from the other, so a speck of
// noise never votes for itself.
//   g++ -O3 -march=native -ffast-math -fopenmp nfor.cpp -o nfor
//   nfor INPUT OUTPUT SEARCH_RADIUS PATCH_RADIUS STRENGTH
// INPUT: int32 width, height, features; float planes: half A rgb, half B rgb, features.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using Plane = std::vector<float>;
constexpr int kMaxTerms = 12;
constexpr int kTile = 48;
constexpr float kNegligible = 0.002f;

static int width, height, featureCount;
static std::vector<Plane> features;

struct Rgb {
  Plane channel[3];
  Plane& operator[](int c) { return channel[c]; }
  const Plane& operator[](int c) const { return channel[c]; }
};

static Plane boxMean(const Plane& in, int radius) {
  Plane rows(in.size()), out(in.size());
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      int from = std::max(0, x - radius), to = std::min(width - 1, x + radius);
      float sum = 0;
      for (int i = from; i <= to; i++) sum += in[y * width + i];
      rows[y * width + x] = sum / (to - from + 1);
    }
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    int from = std::max(0, y - radius), to = std::min(height - 1, y + radius);
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int j = from; j <= to; j++) sum += rows[j * width + x];
      out[y * width + x] = sum / (to - from + 1);
    }
  }
  return out;
}

// Half the squared difference of two independent estimates is the variance of one.
static Rgb variance(const Rgb& a, const Rgb& b) {
  Rgb result;
  for (int c = 0; c < 3; c++) {
    Plane raw(a[c].size());
    for (size_t p = 0; p < raw.size(); p++) {
      float e = a[c][p] - b[c][p];
      raw[p] = e * e * 0.5f;
    }
    result[c] = boxMean(raw, 3);
  }
  return result;
}

struct Tile {
  int x0, y0, w, h;
  int pixels() const { return w * h; }
};

// Patch similarity of every tile pixel with its neighbour at (ox, oy).
static void patchWeights(const Tile& t, const Rgb& guide, const Rgb& var, int ox, int oy,
                         int patch, float strength, Plane& scratch, Plane& sums, float* weights) {
  const int pw = t.w + 2 * patch, ph = t.h + 2 * patch;
  const float k2 = strength * strength;
  for (int y = 0; y < ph; y++)
    for (int x = 0; x < pw; x++) {
      int px = std::clamp(t.x0 + x - patch, 0, width - 1);
      int py = std::clamp(t.y0 + y - patch, 0, height - 1);
      int qx = std::clamp(px + ox, 0, width - 1), qy = std::clamp(py + oy, 0, height - 1);
      int p = py * width + px, q = qy * width + qx;
      float distance = 0;
      for (int c = 0; c < 3; c++) {
        float e = guide[c][p] - guide[c][q], vp = var[c][p], vq = var[c][q];
        distance += (e * e - (vp + std::min(vp, vq))) / (1e-7f + k2 * (vp + vq));
      }
      scratch[y * pw + x] = distance / 3;
    }
  for (int y = 0; y < ph; y++)
    for (int x = 0; x < t.w; x++) {
      float sum = 0;
      for (int i = 0; i <= 2 * patch; i++) sum += scratch[y * pw + x + i];
      sums[y * pw + x] = sum;
    }
  const float norm = 1.f / ((2 * patch + 1) * (2 * patch + 1));
  for (int y = 0; y < t.h; y++)
    for (int x = 0; x < t.w; x++) {
      float sum = 0;
      for (int j = 0; j <= 2 * patch; j++) sum += sums[(y + j) * pw + x];
      int qx = t.x0 + x + ox, qy = t.y0 + y + oy;
      bool inside = qx >= 0 && qy >= 0 && qx < width && qy < height;
      float w = inside ? std::exp(-std::max(0.f, sum * norm)) : 0;
      weights[y * t.w + x] = w < kNegligible ? 0 : w;
    }
}

// Solve the weighted least squares of one pixel (Cholesky); rhs becomes the coefficients.
static void solve(const float* lower, float* rhs, int terms) {
  double a[kMaxTerms][kMaxTerms], l[kMaxTerms][kMaxTerms];
  for (int i = 0, e = 0; i < terms; i++)
    for (int j = 0; j <= i; j++) a[i][j] = lower[e++];
  const double total = a[0][0];
  for (int i = 1; i < terms; i++) a[i][i] += 2e-3 * total;  // ridge: flat features are common
  a[0][0] *= 1.0001;
  for (int i = 0; i < terms; i++)
    for (int j = 0; j <= i; j++) {
      double s = a[i][j];
      for (int q = 0; q < j; q++) s -= l[i][q] * l[j][q];
      l[i][j] = i == j ? std::sqrt(std::max(s, 1e-12)) : s / l[j][j];
    }
  for (int c = 0; c < 3; c++) {
    float* b = rhs + c * terms;
    double y[kMaxTerms];
    for (int i = 0; i < terms; i++) {
      double s = b[i];
      for (int q = 0; q < i; q++) s -= l[i][q] * y[q];
      y[i] = s / l[i][i];
    }
    for (int i = terms - 1; i >= 0; i--) {
      double s = y[i];
      for (int q = i + 1; q < terms; q++) s -= l[q][i] * y[q];
      y[i] = s / l[i][i];
    }
    for (int i = 0; i < terms; i++) b[i] = static_cast<float>(y[i]);
  }
}

// Filter `target` with weights measured on `guide`.
static Rgb filter(const Rgb& guide, const Rgb& var, const Rgb& target, int search, int patch,
                  float strength) {
  const int terms = 1 + featureCount, triangle = terms * (terms + 1) / 2;
  const int side = 2 * search + 1, offsets = side * side;
  const int tilesX = (width + kTile - 1) / kTile, tilesY = (height + kTile - 1) / kTile;
  Rgb sum;
  for (auto& plane : sum.channel) plane.assign(width * height, 0);
  Plane norm(width * height, 0);

#pragma omp parallel for schedule(dynamic, 1)
  for (int index = 0; index < tilesX * tilesY; index++) {
    Tile t{index % tilesX * kTile, index / tilesX * kTile, 0, 0};
    t.w = std::min(width - t.x0, kTile);
    t.h = std::min(height - t.y0, kTile);
    const int n = t.pixels();
    const int padded = (t.w + 2 * patch) * (t.h + 2 * patch);
    Plane weights(size_t(offsets) * n), scratch(padded), sums(padded);
    Plane matrix(size_t(triangle) * n, 0), rhs(size_t(3) * terms * n, 0);

    for (int o = 0; o < offsets; o++) {
      const int ox = o % side - search, oy = o / side - search;
      float* w = &weights[size_t(o) * n];
      patchWeights(t, guide, var, ox, oy, patch, strength, scratch, sums, w);
      for (int k = 0; k < n; k++) {
        if (w[k] == 0) continue;
        const int p = (t.y0 + k / t.w) * width + t.x0 + k % t.w, q = p + oy * width + ox;
        float v[kMaxTerms] = {1};
        for (int i = 0; i < featureCount; i++) v[i + 1] = features[i][q] - features[i][p];
        float* m = &matrix[size_t(k) * triangle];
        for (int i = 0; i < terms; i++)
          for (int j = 0; j <= i; j++) *m++ += w[k] * v[i] * v[j];
        float* b = &rhs[size_t(k) * 3 * terms];
        for (int c = 0; c < 3; c++)
          for (int i = 0; i < terms; i++) *b++ += w[k] * target[c][q] * v[i];
      }
    }
    for (int k = 0; k < n; k++)
      solve(&matrix[size_t(k) * triangle], &rhs[size_t(k) * 3 * terms], terms);

    // Every pixel's fitted plane also predicts its neighbours; average all predictions.
    const int bw = t.w + 2 * search, bh = t.h + 2 * search;
    Plane splat(size_t(4) * bw * bh, 0);
    for (int o = 0; o < offsets; o++) {
      const int ox = o % side - search, oy = o / side - search;
      const float* w = &weights[size_t(o) * n];
      for (int k = 0; k < n; k++) {
        if (w[k] == 0) continue;
        const int x = k % t.w, y = k / t.w;
        const int p = (t.y0 + y) * width + t.x0 + x, q = p + oy * width + ox;
        const float* b = &rhs[size_t(k) * 3 * terms];
        float s[3] = {b[0], b[terms], b[2 * terms]};
        for (int i = 0; i < featureCount; i++) {
          const float v = features[i][q] - features[i][p];
          for (int c = 0; c < 3; c++) s[c] += b[c * terms + i + 1] * v;
        }
        float* cell = &splat[4 * (size_t(y + oy + search) * bw + x + ox + search)];
        for (int c = 0; c < 3; c++) cell[c] += w[k] * s[c];
        cell[3] += w[k];
      }
    }
#pragma omp critical
    for (int y = 0; y < bh; y++)
      for (int x = 0; x < bw; x++) {
        const int px = t.x0 + x - search, py = t.y0 + y - search;
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const float* cell = &splat[4 * (size_t(y) * bw + x)];
        for (int c = 0; c < 3; c++) sum[c][py * width + px] += cell[c];
        norm[py * width + px] += cell[3];
      }
  }
  for (auto& plane : sum.channel)
    for (int p = 0; p < width * height; p++)
      plane[p] = std::max(0.f, plane[p] / std::max(norm[p], 1e-6f));
  return sum;
}

static void readPlane(FILE* file, Plane& plane) {
  plane.resize(size_t(width) * height);
  if (fread(plane.data(), 4, plane.size(), file) != plane.size()) exit(2);
}

int main(int argc, char** argv) {
  if (argc < 6) return 1;
  FILE* in = fopen(argv[1], "rb");
  int header[3];
  if (!in || fread(header, 4, 3, in) != 3) return 1;
  width = header[0], height = header[1], featureCount = header[2];
  const int search = atoi(argv[3]), patch = atoi(argv[4]);
  const float strength = float(atof(argv[5]));
  Rgb a, b;
  for (auto& plane : a.channel) readPlane(in, plane);
  for (auto& plane : b.channel) readPlane(in, plane);
  features.resize(featureCount);
  for (auto& plane : features) readPlane(in, plane);
  fclose(in);

  Rgb var = variance(a, b);
  Rgb cleanB = filter(a, var, b, search, patch, strength);
  Rgb cleanA = filter(b, var, a, search, patch, strength);
  // Second pass, guided by the first result of the opposite half.
  Rgb rest = variance(cleanA, cleanB);
  for (int c = 0; c < 3; c++)
    for (size_t p = 0; p < rest[c].size(); p++)
      rest[c][p] += 1e-6f + 4e-4f * cleanA[c][p] * cleanA[c][p];
  Rgb finalA = filter(cleanB, rest, a, search, 1, strength * 1.6f);
  Rgb finalB = filter(cleanA, rest, b, search, 1, strength * 1.6f);

  FILE* out = fopen(argv[2], "wb");
  for (int c = 0; c < 3; c++) {
    Plane mean(size_t(width) * height);
    for (size_t p = 0; p < mean.size(); p++) mean[p] = 0.5f * (finalA[c][p] + finalB[c][p]);
    fwrite(mean.data(), 4, mean.size(), out);
  }
  fclose(out);
}
